import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { describe, expect, it } from 'vitest';
import { createSessionKeeper, type SessionNews } from './session-keeper';

const answer = (access_token: string): SessionAnswer => ({
  access_token,
  expires_in: 900,
  userId: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a01',
  userName: 'Ana López',
  userMail: 'ana@lienzo.test',
  roleName: 'Ejecutivo',
  rootFolderId: null,
  ownerEntityId: '0b4c5f0e-52a4-4ed2-9a39-7a1c1f7d8a02',
  organizationName: 'Despacho',
  ui: { primary_color: '2545C4', secondary_color: 'FDAE38', url_logo: null },
});

/** A keeper whose server answers by hand. */
function scene() {
  const asked: PromiseWithResolvers<SessionAnswer | null>[] = [];
  const said: SessionNews[] = [];
  const clock = { now: 0 };
  const keeper = createSessionKeeper({
    requestRefresh: () => {
      const pending = Promise.withResolvers<SessionAnswer | null>();
      asked.push(pending);
      return pending.promise;
    },
    announce: (news) => said.push(news),
    now: () => clock.now,
  });
  return { keeper, asked, said, clock };
}

describe('the session keeper', () => {
  it('makes one refresh for any number of callers', async () => {
    const { keeper, asked } = scene();
    const renewals = [keeper.renew(), keeper.renew(), keeper.renew()];
    expect(asked).toHaveLength(1);
    asked[0]?.resolve(answer('uno'));
    expect((await Promise.all(renewals)).map((one) => one?.access_token)).toEqual(['uno', 'uno', 'uno']);
    const next = keeper.renew();
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(answer('dos'));
    expect((await next)?.access_token).toBe('dos');
  });

  it('asks again after a refresh that failed on the way, and stays signed in', async () => {
    const { keeper, asked } = scene();
    keeper.start(answer('uno'));
    const lost = keeper.renew();
    asked[0]?.reject(new TypeError('network'));
    await expect(lost).rejects.toThrow('network');
    expect(keeper.state().status).toBe('active');
    const again = keeper.renew();
    asked[1]?.resolve(answer('dos'));
    expect((await again)?.access_token).toBe('dos');
  });

  it('renews a token that is about to end before it is used', async () => {
    const { keeper, asked, clock } = scene();
    keeper.start(answer('uno'));
    expect(await keeper.token()).toBe('uno');
    clock.now = 890_000;
    const token = keeper.token();
    asked[0]?.resolve(answer('dos'));
    expect(await token).toBe('dos');
  });

  it('keeps the screen of somebody whose session the server ended', async () => {
    const { keeper, asked } = scene();
    keeper.start(answer('uno'));
    const renewal = keeper.renew();
    asked[0]?.resolve(null);
    expect(await renewal).toBeNull();
    expect(keeper.state().status).toBe('expired');
    expect(await keeper.token()).toBeNull();
  });

  it('asks the server nothing when nobody signed in on this device', async () => {
    const { keeper, asked } = scene();
    await keeper.restore(false);
    expect(asked).toHaveLength(0);
    expect(keeper.state().status).toBe('anonymous');
  });

  it('restores the session of a reloaded page, or finds none', async () => {
    const first = scene();
    const restored = first.keeper.restore(true);
    first.asked[0]?.resolve(answer('uno'));
    await restored;
    expect(first.keeper.state().status).toBe('active');
    const second = scene();
    const nothing = second.keeper.restore(true);
    second.asked[0]?.resolve(null);
    await nothing;
    expect(second.keeper.state().status).toBe('anonymous');
  });

  it('tells the other tabs, and follows them without telling again', async () => {
    const { keeper, said, asked } = scene();
    keeper.start(answer('uno'));
    keeper.end();
    expect(said).toEqual(['started', 'ended']);
    const followed = keeper.follow('started', false);
    asked[0]?.resolve(answer('dos'));
    await followed;
    expect(keeper.state().status).toBe('active');
    await keeper.follow('ended', true);
    expect(keeper.state().status).toBe('expired');
    await keeper.follow('ended', false);
    expect(keeper.state().status).toBe('anonymous');
    expect(said).toHaveLength(2);
  });
});
