/** What a call of the endpoint table answers to whom; read by the role matrix. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { EndpointName } from '@lienzo/schema/api/endpoints';
import type { TestPortal, TestRequest } from '../start-test-portal.ts';
import type { TestPerson } from '../test-people.ts';

/** Ids that requests name: of things in the first organization, or, the same shape, of nothing at all. */
export type MatrixIds = {
  /** The organization itself. */
  organization: string;
  /** A collaborator (Ejecutivo) and their mail. */
  person: string;
  mail: string;
  client: string;
  /** A report that everybody of the organization may see. */
  report: number;
  asset: string;
  /** A folder of a client whom every role sees, and a file in it. */
  folder: string;
  file: string;
};

/** The number of no report. */
export const UNKNOWN_REPORT = 2_000_000_000;

export type Asked = { ids: MatrixIds; person: TestPerson | null; portal: TestPortal };

export type Expectation = {
  /** A request that is valid for whoever may make it, and can be made again and again. */
  request: (asked: Asked) => TestRequest | Promise<TestRequest>;
  /** The HTTP status for each role of the first organization, and without a session. */
  answers: Record<Role | 'none', number>;
  /**
   * What the same role of another organization gets.
   * `own`: the request names nothing of anybody, so the same status, and nothing of the first organization;
   * `unknown`: exactly the answer to ids that do not exist;
   * `operator`: as `unknown`, but a SuperAdmin reaches every organization.
   */
  elsewhere: 'own' | 'unknown' | 'operator';
};

/** A call may have several forms; each is expected on its own. */
export type Expectations = Record<EndpointName, Expectation | Expectation[]>;
/** Those of a part of the table; a name that the table does not have is an error. */
export type SomeExpectations = Partial<Expectations>;

type Answers = Expectation['answers'];
const guarded = { none: 401, SuperAdmin: 403, Admin: 403, Ejecutivo: 403, client: 403 };

/** For everybody who is signed in. */
export const forAll = (status = 200): Answers => ({
  ...guarded,
  SuperAdmin: status,
  Admin: status,
  Ejecutivo: status,
  client: status,
});
export const forStaff = (status = 200): Answers => ({ ...forAll(status), client: 403 });
export const forAdministrators = (status = 200): Answers => ({ ...forStaff(status), Ejecutivo: 403 });
export const forSuperAdmin = (status = 200): Answers => ({ ...guarded, SuperAdmin: status });
/** A call that needs no session: the same for everybody. */
export const forAnybody = (status = 200): Answers => ({ ...forAll(status), none: status });
