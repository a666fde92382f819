import { forAll, type SomeExpectations } from '../../../testing/expectations/expectation.ts';

export const homeExpectations = {
  home: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
} satisfies SomeExpectations;
