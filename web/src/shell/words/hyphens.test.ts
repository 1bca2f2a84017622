import { describe, expect, it } from 'vitest';
import { hyphenated } from './hyphens';

const broken = (text: string): string => hyphenated(text).replaceAll('\u00AD', '-');

describe('hyphens', () => {
  it('stand between the syllables of long Russian words', () => {
    expect(broken('Западные вотчины')).toBe('За-пад-ные вот-чины');
    expect(broken('Придворный доносчик')).toBe('При-двор-ный до-нос-чик');
    expect(broken('Управляющий')).toBe('Упра-вляю-щий');
  });

  it('stand between the syllables of long English words', () => {
    expect(broken('Lannister Fiefdoms')).toBe('Lan-nis-ter Fief-doms');
    expect(broken('Recruiter of the Nightwatch')).toBe('Re-crui-ter of the Night-watch');
  });

  it('leave no sign, no single letter and no mute ending alone', () => {
    expect(broken('Стройка')).toBe('Стройка');
    expect(broken('Alliance')).toBe('Al-liance');
    expect(broken('Усадьба')).toBe('Усадьба');
  });

  it('are not needed in short words', () => {
    expect(broken('Робб Старк')).toBe('Робб Старк');
  });
});
