// The house whose cards are shown: chosen in the table of support, seen on the grid.
export const lit = $state<{ house: number | null }>({ house: null });

export function toggle(house: number): void {
  lit.house = lit.house === house ? null : house;
}
