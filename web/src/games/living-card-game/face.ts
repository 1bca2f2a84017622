// The sigils on the game's tile.
export default ['stark', 'lannister', 'baratheon', 'targaryen'];
