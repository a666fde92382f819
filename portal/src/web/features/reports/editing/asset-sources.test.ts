import { describe, expect, it } from 'vitest';
import { createAssetSources } from './asset-sources';

function scene() {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<Blob>>();
  let arrived = Promise.withResolvers<void>();
  const sources = createAssetSources(
    (id) => {
      asked.push(id);
      const answer = Promise.withResolvers<Blob>();
      answers.set(id, answer);
      return answer.promise;
    },
    async (url) => (url.startsWith('blob:') ? { width: 400, height: 100 } : null),
    () => arrived.resolve(),
  );
  return {
    sources,
    asked,
    fail: (id: string) => answers.get(id)?.reject(new Error('404')),
    async deliver(id: string): Promise<void> {
      arrived = Promise.withResolvers<void>();
      answers.get(id)?.resolve(new Blob([id]));
      await arrived.promise;
    },
  };
}

describe('asset sources', () => {
  it('fetch a picture once and give its object URL when it is there', async () => {
    const { sources, asked, deliver } = scene();
    expect(sources.source('logo')).toBeNull();
    expect(sources.source('logo')).toBeNull();
    expect(asked).toEqual(['logo']);
    expect(sources.size('logo')).toBeNull();
    await deliver('logo');
    expect(sources.source('logo')).toMatch(/^blob:/);
    expect(asked).toEqual(['logo']);
    expect(sources.size('logo')).toEqual({ width: 400, height: 100 });
    sources.dispose();
  });

  it('pass data URLs through, and nothing for no picture', () => {
    const { sources, asked } = scene();
    expect(sources.source('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
    expect(sources.source('')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('do not ask again and again for a picture that is not there', async () => {
    const { sources, asked, fail } = scene();
    sources.source('perdida');
    fail('perdida');
    await Promise.resolve();
    expect(sources.source('perdida')).toBeNull();
    expect(asked).toEqual(['perdida']);
  });
});
