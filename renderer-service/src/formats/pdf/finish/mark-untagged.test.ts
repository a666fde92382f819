import { expect, it } from 'vitest';
import { markUntagged } from './mark-untagged.ts';

const marked = (content: string, formIsTagged = false): string =>
  markUntagged(content, () => formIsTagged).replace(/\s+/g, ' ');

it('marks a path from its first operator on, and leaves what is tagged', () => {
  expect(marked('1 0 0 rg 0 0 5 5 re f /P <</MCID 0>> BDC 0 0 5 5 re f EMC')).toBe(
    '1 0 0 rg /Artifact BMC 0 0 5 5 re f EMC /P <</MCID 0>> BDC 0 0 5 5 re f EMC',
  );
  expect(marked('0 0 m 1 1 l S')).toBe('/Artifact BMC 0 0 m 1 1 l S EMC');
});

it('leaves clips, and reads no operator in a string', () => {
  expect(marked('0 0 5 5 re W n')).toBe('0 0 5 5 re W n');
  expect(marked('BT (a \\) Do S) Tj ET')).toBe('BT /Artifact BMC (a \\) Do S) Tj EMC ET');
});

it('marks a form or a picture, but no form with tags of its own', () => {
  expect(marked('/X4 Do')).toBe('/Artifact BMC /X4 Do EMC');
  expect(marked('/X4 Do', true)).toBe('/X4 Do');
});
