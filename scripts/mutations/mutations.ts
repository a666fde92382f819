import { IMSS_MUTATIONS } from './imss-mutations.ts';
import { MODULE_MUTATIONS } from './module-mutations.ts';
import type { Mutation } from './mutation.ts';
import { RULE_MUTATIONS } from './rule-mutations.ts';

export const MUTATIONS: readonly Mutation[] = [...RULE_MUTATIONS, ...IMSS_MUTATIONS, ...MODULE_MUTATIONS];
