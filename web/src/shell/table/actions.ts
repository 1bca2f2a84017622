/** What the parts of a table can ask the screen for. */
export interface TableActions {
  openRule: (rule: string) => void;
  allMoves: () => void;
  rematch: () => void;
  replay: () => void;
  openLog: () => void;
  openSettings: () => void;
  openMenu: () => void;
}
