import { expect, it } from 'vitest';
import type { DirectoryItem } from './directory-rows';
import {
  moveActive,
  NOTHING_SELECTED,
  presentOf,
  selectOnly,
  selectRange,
  shiftActive,
  toggleRow,
} from './selection';

const item = (id: string): DirectoryItem => ({
  id,
  parent_id: null,
  name: id,
  fs_type: 'FILE',
  created_at: '',
  modified_at: '',
  size: 1,
  media_type: null,
  scan_status: null,
  subscribed: false,
  can: {
    create: false,
    upload: false,
    upload_folders: false,
    rename: true,
    update: true,
    move: true,
    delete: true,
    download: true,
    share: false,
  },
});
const [a, b, c] = [item('a'), item('b'), item('c')];

it('adds and takes away one row, and remembers where a range begins', () => {
  let selection = selectOnly(0, a);
  selection = toggleRow(selection, 2, c);
  expect([...selection.chosen.keys()]).toEqual(['a', 'c']);
  selection = toggleRow(selection, 0, a);
  expect([...selection.chosen.keys()]).toEqual(['c']);
  expect(selection.anchor).toBe(0);
});

it('keeps the anchor while a range grows and shrinks', () => {
  let selection = selectOnly(0, a);
  selection = selectRange(selection, 2, [a, b, c]);
  selection = selectRange(selection, 1, [a, b]);
  expect([...selection.chosen.keys()]).toEqual(['a', 'b']);
  expect(selection).toMatchObject({ active: 1, anchor: 0 });
});

it('moves without selecting, and a row that is not loaded selects nothing', () => {
  expect(moveActive(selectOnly(0, a), 2).chosen.size).toBe(1);
  expect(selectOnly(5, undefined).chosen.size).toBe(0);
  expect(toggleRow(NOTHING_SELECTED, 1, undefined).chosen.size).toBe(0);
});

it('lets go of what others took away, and tells the rest as it is now', () => {
  const chosen = selectRange(NOTHING_SELECTED, 1, [a, b]).chosen;
  const renamed = { ...b, name: 'otro nombre' };
  expect([...presentOf(chosen, [c, renamed]).values()]).toEqual([renamed]);
  expect(presentOf(chosen, null)).toBe(chosen);
});

it('stays on its row when rows come or go above', () => {
  const { active, anchor, chosen } = shiftActive(selectOnly(4, a), -2);
  expect([active, anchor, chosen.has('a')]).toEqual([2, 2, true]);
});
