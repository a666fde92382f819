/** The expected response of each endpoint by role; used by the role matrix. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { EndpointName } from '@lienzo/schema/endpoints';
import type { TestPortal, TestRequest } from '../start-test-portal.ts';
import type { TestPerson } from '../test-people.ts';

/** Ids used in requests: of items in the first organization, or well-formed unknown ones. */
export type MatrixIds = {
  /** The organization itself. */
  organization: string;
  /** A collaborator (Ejecutivo) and their mail. */
  person: string;
  mail: string;
  client: string;
  /** A user of the client. */
  clientPerson: string;
  /** A payroll of the client. */
  paysheet: number;
  /** A period and an employee of the payroll, one of its cost centres, and a register and a company of the client. */
  period: number;
  employee: number;
  costCenter: number;
  register: number;
  company: number;
  /** The process of the period. */
  process: number;
  /** A report that every role of the organization can see. */
  report: number;
  asset: string;
  /** A folder of a client that every role sees, and a file in it. */
  folder: string;
  file: string;
};

/** A number that no row has. */
export const UNKNOWN_NUMBER = 2_000_000_000;

export type Asked = { ids: MatrixIds; person: TestPerson | null; portal: TestPortal };

export type Expectation = {
  /** A request that is valid for the permitted roles, and can be repeated. */
  request: (asked: Asked) => TestRequest | Promise<TestRequest>;
  /** The HTTP status for each role of the first organization, and without a session. */
  answers: Record<Role | 'none', number>;
  /**
   * The response for the same role of another organization.
   * `own`: the request contains no ids, so the same status, without data of the first organization;
   * `unknown`: exactly the response to ids that do not exist;
   * `operator`: as `unknown`, but a SuperAdmin reaches every organization.
   */
  elsewhere: 'own' | 'unknown' | 'operator';
};

/** A call may have several forms, each with its own expectation. */
export type Expectations = Record<EndpointName, Expectation | Expectation[]>;
/** Expectations of a part of the table; a name that is not in the table is a type error. */
export type SomeExpectations = Partial<Expectations>;

type Answers = Expectation['answers'];
const guarded = { none: 401, SuperAdmin: 403, Admin: 403, Ejecutivo: 403, client: 403 };

/** For every signed-in user. */
export const forAll = (status = 200): Answers => ({
  ...guarded,
  SuperAdmin: status,
  Admin: status,
  Ejecutivo: status,
  client: status,
});
export const forStaff = (status = 200): Answers => ({ ...forAll(status), client: 403 });
export const forAdministrators = (status = 200): Answers => ({ ...forStaff(status), Ejecutivo: 403 });
/** The bureau's people, without the operator. */
export const forBureau = (status = 200): Answers => ({ ...guarded, Admin: status, Ejecutivo: status });
export const forAdmin = (status = 200): Answers => ({ ...guarded, Admin: status });
export const forSuperAdmin = (status = 200): Answers => ({ ...guarded, SuperAdmin: status });
/** A call for programs: no session reaches it. */
export const forPrograms = (): Answers => forAnybody(401);
/** A public call: the same for everybody. */
export const forAnybody = (status = 200): Answers => ({ ...forAll(status), none: status });
