import { forStaff, type SomeExpectations } from '../../../testing/expectations/expectation.ts';

const TIME = { inicio: '2026-01-01', fin: '2026-12-31' };

export const imssExpectations = {
  get_movimientos: { request: () => ({ query: TIME }), answers: forStaff(), elsewhere: 'own' },
} satisfies SomeExpectations;
