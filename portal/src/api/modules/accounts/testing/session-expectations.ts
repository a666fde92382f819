import { forAll, forAnybody, type SomeExpectations } from '../../../testing/expectations/expectation.ts';
import { PEOPLE, TEST_PASSWORD } from '../../../testing/test-people.ts';

export const sessionExpectations = {
  login: {
    request: ({ person }) => ({
      body: { mail: (person ?? PEOPLE.Admin).mail, password: TEST_PASSWORD, domain: 'sa' },
    }),
    answers: forAnybody(),
    elsewhere: 'own',
  },
  // Without its cookie.
  refresh: { request: () => ({ body: {} }), answers: forAnybody(401), elsewhere: 'own' },
  logout: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  user_modulos: [
    { request: ({ person }) => ({ query: { id: person?.id ?? '' } }), answers: forAll(), elsewhere: 'own' },
    // Administrators read the menus of others; an unknown id has none.
    {
      request: ({ ids }) => ({ query: { id: ids.person } }),
      answers: { ...forAll(403), SuperAdmin: 200, Admin: 200 },
      elsewhere: 'unknown',
    },
  ],
} satisfies SomeExpectations;
