// What lies open over the table: one sheet at a time.
export type SheetName = 'moves' | 'can' | 'menu' | 'log' | 'board' | 'scores' | 'keys' | 'settings' | 'rules' | 'seat';

export class Sheets {
  open = $state<SheetName | null>(null);
  /** Where the rules are open; empty for their beginning. */
  rule = $state('');
  /** Whose sheet is open. */
  seat = $state(0);

  close(): void {
    this.open = null;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.open = 'rules';
  }

  openSeat(seat: number): void {
    this.seat = seat;
    this.open = 'seat';
  }
}
