import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { expect, it } from 'vitest';

it('empties a piece that is alone in its memory, and no part of a larger one', () => {
  const alone = Buffer.allocUnsafeSlow(8192);
  releaseBuffer(alone);
  expect(alone.byteLength).toBe(0);
  const whole = Buffer.alloc(8192, 7);
  releaseBuffer(whole.subarray(0, 4096));
  releaseBuffer(whole.subarray(4096));
  expect(whole.every((byte) => byte === 7)).toBe(true);
  expect(whole.byteLength).toBe(8192);
});

it('leaves what Node cut out of its shared pool', () => {
  const [one, other] = [Buffer.from('uno'), Buffer.from('otro')];
  releaseBuffer(one);
  expect([one.toString(), other.toString()]).toEqual(['uno', 'otro']);
});
