import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { holdReport, type ReportHold, type TabPosition } from './hold-report';

const open: ReportHold[] = [];
afterEach(() => {
  for (const hold of open.splice(0)) hold.end();
});

/** A tab with a report open; it is told where the report is edited. */
function tab(report: string, giveUp: () => Promise<void> = async () => undefined) {
  const positions: TabPosition[] = [];
  const reported = new Map<TabPosition, PromiseWithResolvers<void>>();
  const reportedOf = (position: TabPosition) => {
    const known = reported.get(position) ?? Promise.withResolvers<void>();
    reported.set(position, known);
    return known;
  };
  const hold = holdReport(report, giveUp, (target) => {
    positions.push(target);
    reportedOf(target).resolve();
  });
  open.push(hold);
  return { hold, places: positions, is: (location: TabPosition) => reportedOf(location).promise };
}

it('the first tab edits the report, a second one is told, and other reports are free', async () => {
  const report = randomUUID();
  const first = tab(report);
  await first.is('here');
  const second = tab(report);
  await second.is('elsewhere');
  await tab(randomUUID()).is('here');
  expect(first.places).toEqual(['here']);
  expect(second.places).toEqual(['elsewhere']);
});

it('a tab that closes leaves the report to one that is opened meanwhile', async () => {
  const report = randomUUID();
  const first = tab(report);
  await first.is('here');
  const next = tab(report);
  first.hold.end();
  await next.is('here');
  expect(next.places).toEqual(['here']);
});

it('who is asked keeps the draft before the other tab is answered', async () => {
  const report = randomUUID();
  const done: string[] = [];
  const keeping = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<void>();
  const first = tab(report, async () => {
    keeping.resolve();
    await kept.promise;
    done.push('kept');
  });
  await first.is('here');
  const second = tab(report);
  await second.is('elsewhere');
  const answer = second.hold.ask().then(() => done.push('answered'));
  await keeping.promise;
  // Meanwhile the report is still the first one's.
  await tab(report).is('elsewhere');
  kept.resolve();
  await answer;
  expect(done).toEqual(['kept', 'answered']);
  expect(first.places).toEqual(['here', 'moved']);
  await tab(report).is('here');
});

it('a page too busy to hear of its own lock in time does not take itself for another tab', async () => {
  const { locks } = navigator;
  const request = locks.request.bind(locks);
  const retained = Promise.withResolvers<void>();
  // The lock is granted, and the page is told so after everything else that it waits for.
  const late = (name: string, options: LockOptions, granted: LockGrantedCallback<unknown>) =>
    request(name, options, async (lock) => {
      await retained.promise;
      return granted(lock);
    });
  Object.defineProperty(locks, 'request', { configurable: true, value: late });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const only = tab(randomUUID());
    vi.advanceTimersByTime(60_000);
    expect(only.places).toEqual([]);
    retained.resolve();
    await only.is('here');
    expect(only.places).toEqual(['here']);
  } finally {
    vi.useRealTimers();
    Reflect.deleteProperty(locks, 'request');
  }
});
