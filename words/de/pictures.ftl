## Words in the pictures that all games share

picture-seat-free = freier Platz
picture-lobby-alt = Die Lobby von { $game }: { $taken } von { $most } Plätzen besetzt: { $names }.
picture-lobby-nobody = noch niemand
