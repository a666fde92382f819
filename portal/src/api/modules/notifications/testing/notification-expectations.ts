import {
  type Asked,
  forAll,
  forAnybody,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { signUnsubscribe } from '../stream/unsubscribe-token.ts';

/** As it stands in a mail to the person; without one, to the Admin. */
function ownToken({ person, portal }: Asked): Promise<string> {
  const { organizationId, id: userId } = person ?? PEOPLE.Admin;
  return signUnsubscribe(portal.services.sessionSecrets, { organizationId, userId, kind: 'shared' });
}

export const notificationExpectations = {
  subscription_exists: {
    request: ({ ids }) => ({ query: { folder_id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  directorySubscribe: {
    request: ({ ids }) => ({ body: { id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  directoryUnsubscribe: {
    request: ({ ids }) => ({ body: { id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  directorySubscriptions: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  cancel_subscriptions: {
    request: ({ ids }) => ({ body: { ids: [ids.folder] } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  has_notificacions: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  notificacions: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  set_notificacions: { request: () => ({ body: { ids: [1] } }), answers: forAll(), elsewhere: 'own' },
  directoryNotifications: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  notice_stream: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  get_notice_preferences: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  set_notice_preferences: {
    request: () => ({ body: { digest: 'daily' } }),
    answers: forAll(),
    elsewhere: 'own',
  },
  // Whoever holds the token of a mail ends its person's mails, signed in or not.
  unsubscribe_page: [
    {
      request: async (asked) => ({ query: { token: await ownToken(asked) } }),
      answers: forAnybody(),
      elsewhere: 'own',
    },
    { request: () => ({ query: { token: 'ninguno' } }), answers: forAnybody(403), elsewhere: 'own' },
  ],
  unsubscribe: [
    {
      request: async (asked) => ({ query: { token: await ownToken(asked) } }),
      answers: forAnybody(),
      elsewhere: 'own',
    },
    { request: () => ({ query: { token: 'ninguno' } }), answers: forAnybody(403), elsewhere: 'own' },
  ],
} satisfies SomeExpectations;
