// The sigils on the game's tile.
export default ['faith'];
