"""What all games share: actions, decisions, frames, the play loop. No game words, no input or output."""
