## Words in the pictures that all games share

picture-seat-free = free seat
picture-lobby-alt = The lobby of { $game }: { $taken } of { $most } seats taken: { $names }.
picture-lobby-nobody = nobody yet
