import { expect, it } from 'vitest';
import { adoptId, followUrl, openReport, reopenReport } from './edited-report';

it('keeps the editor of a new report through its first save', () => {
  const created = adoptId(openReport(undefined), 77);
  const before = followUrl(created, undefined);
  expect(before.key).toBe(created.key);
  const after = followUrl(before, 77);
  expect(after).toEqual({
    key: created.key,
    openedId: undefined,
    id: 77,
    isMoving: false,
    resumesDraft: false,
  });
  expect(followUrl(after, 77)).toBe(after);
});

it('opens another editor for another report, and for a new one after that', () => {
  const saved = followUrl(adoptId(openReport(undefined), 77), 77);
  const fresh = followUrl(saved, undefined);
  expect(fresh).toEqual({
    key: saved.key + 1,
    openedId: undefined,
    id: undefined,
    isMoving: false,
    resumesDraft: false,
  });
  expect(followUrl(fresh, 78)).toEqual({
    key: saved.key + 2,
    openedId: 78,
    id: 78,
    isMoving: false,
    resumesDraft: false,
  });
});

it('reopens the stored version in another editor', () => {
  const saved = followUrl(adoptId(openReport(undefined), 77), 77);
  expect(reopenReport(saved)).toEqual({
    key: saved.key + 1,
    openedId: 77,
    id: 77,
    isMoving: false,
    resumesDraft: false,
  });
});
