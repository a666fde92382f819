/** The accounts of the API's tests: one of each role in one bureau, and the administrator of another. */
import type { Role } from '@lienzo/schema/api/endpoint';

export const TEST_PASSWORD = 'Tres-Nubes-26';

const id = (kind: number, number: number): string =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const ORGANIZATION = id(1, 1);
export const OTHER_ORGANIZATION = id(1, 2);
/** The client of the Ejecutivo and of the client user. */
export const CLIENT = id(2, 1);
/** A client that only administrators see. */
export const SECOND_CLIENT = id(2, 2);
export const OTHER_CLIENT = id(2, 3);

export type TestPerson = {
  id: string;
  organizationId: string;
  name: string;
  mail: string;
  role: Role;
  clientId: string | null;
};

const person = (number: number, role: Role, mail: string, changes: Partial<TestPerson> = {}): TestPerson => ({
  id: id(3, number),
  organizationId: ORGANIZATION,
  name: `Persona ${number}`,
  mail,
  role,
  clientId: null,
  ...changes,
});

export const PEOPLE = {
  SuperAdmin: person(1, 'SuperAdmin', 'super@pruebas.test'),
  Admin: person(2, 'Admin', 'admin@pruebas.test'),
  Ejecutivo: person(3, 'Ejecutivo', 'ejecutivo@pruebas.test'),
  client: person(4, 'client', 'cliente@pruebas.test', { clientId: CLIENT }),
} satisfies Record<Role, TestPerson>;

const stranger = (number: number, role: Role, mail: string, clientId: string | null = null): TestPerson =>
  person(number, role, mail, { organizationId: OTHER_ORGANIZATION, clientId });

/** One of each role in the other organization. */
export const STRANGERS = {
  SuperAdmin: stranger(6, 'SuperAdmin', 'super@otra.test'),
  Admin: stranger(5, 'Admin', 'admin@otra.test'),
  Ejecutivo: stranger(7, 'Ejecutivo', 'ejecutivo@otra.test'),
  client: stranger(8, 'client', 'cliente@otra.test', OTHER_CLIENT),
} satisfies Record<Role, TestPerson>;

/** Administrator of the other organization. */
export const STRANGER = STRANGERS.Admin;

/** A second Ejecutivo of the first organization, whom the administrators' calls are about. */
export const COLLEAGUE = person(9, 'Ejecutivo', 'colega@pruebas.test');
