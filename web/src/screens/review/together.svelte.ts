// A review that several look at: one leads, the rest follow, or step aside and come back.
import type { ReviewPlace } from '../../wire/types';
import type { Table } from '../../shell/table/table.svelte';

const same = (one: ReviewPlace | null, other: ReviewPlace): boolean =>
  one?.step === other.step && one.seat === other.seat && one.view === other.view;

export class Together {
  /** At a place of one's own, while another leads. */
  aside = $state(false);
  /** Where this screen is. */
  #at: ReviewPlace | null = null;

  constructor(
    readonly table: Table,
    /** Turns this screen to a place. */
    readonly turn: (place: ReviewPlace) => void,
  ) {}

  members = $derived.by(() => this.table.review?.members ?? []);
  leader = $derived.by(() => this.table.review?.leader ?? null);
  leads = $derived.by(() => this.leader !== null && this.table.mine.includes(this.leader));
  /** Others are here. */
  inCompany = $derived(this.members.length > 1);
  /** Who did not play follows, but neither leads nor points. */
  mayLead = $derived(this.members.some((member) => member.mine && member.seat !== null));

  /** There is a line to the others, for the first time or again. */
  come(): void {
    if (this.#at) this.#tell(this.#at, !this.aside);
  }

  /** The screen shows this place, whoever turned it there. */
  moved(place: ReviewPlace): void {
    if (same(this.#at, place)) return;
    const isFirst = this.#at === null;
    this.#at = place;
    if (!isFirst && this.leader !== null && !this.leads) this.aside = true;
    this.#tell(place, !this.aside);
  }

  /** News of the others: the leader may be elsewhere. */
  heard(): void {
    const place = this.table.review?.place;
    if (this.leads) this.aside = false;
    if (!place || this.leads || this.aside || same(this.#at, place)) return;
    this.#at = place;
    this.turn(place);
    this.#tell(place, true);
  }

  follow(): void {
    this.aside = false;
    this.heard();
  }

  /** Takes the lead, or hands it to another who is here. */
  lead(seat: number): void {
    this.aside = false;
    this.table.say({ type: 'review-lead', seat });
  }

  point(piece: string): void {
    if (this.#at && this.mayLead && this.inCompany)
      this.table.say({ type: 'review-point', step: this.#at.step, piece });
  }

  #tell(place: ReviewPlace, follows: boolean): void {
    this.table.say({ type: 'review-look', ...place, follows });
  }
}
