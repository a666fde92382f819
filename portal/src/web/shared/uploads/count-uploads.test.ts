import { expect, it } from 'vitest';
import { byNeed, countUploads } from './count-uploads';
import type { Upload, UploadState } from './upload';

const upload = (state: UploadState, bytes: number, progress = 0): Upload => ({
  id: bytes,
  name: `${state}.txt`,
  path: '',
  file: new File([new Uint8Array(bytes)], 'a.txt'),
  target: { kind: 'update', fileId: 'a' },
  state,
  isChecked: true,
  progress,
  problem: null,
  canRetry: true,
  cuts: 0,
  conflict: 'fail',
  existing: null,
});

it('counts what is done, not what was tried', () => {
  const uploads = [
    upload('done', 10, 1),
    upload('done', 20, 1),
    upload('failed', 30, 1),
    upload('failed', 10, 0.5),
    upload('cancelled', 10, 0.9),
    upload('sending', 20, 0.5),
  ];
  expect(countUploads(uploads)).toEqual({
    total: 6,
    done: 2,
    failed: 2,
    cancelled: 1,
    skipped: 0,
    share: { done: 0.4, failed: 0.4 },
  });
});

it('shows what runs and what needs the person first, in their order', () => {
  const states: UploadState[] = ['done', 'waiting', 'failed', 'sending', 'skipped', 'conflict', 'sending'];
  const shown = byNeed(states.map((state, at) => upload(state, at)));
  expect(shown.map(({ state, id }) => `${state} ${id}`)).toEqual([
    'sending 3',
    'sending 6',
    'failed 2',
    'conflict 5',
    'waiting 1',
    'skipped 4',
    'done 0',
  ]);
});
