import { randomUUID } from 'node:crypto';
import { PRIMARY_COLORS, SECONDARY_COLORS } from '@lienzo/schema/accounts/organization-endpoints';
import {
  forAdmin,
  forAdministrators,
  forAll,
  forAnybody,
  forBureau,
  forStaff,
  forSuperAdmin,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { pixelForm } from '../../../testing/one-pixel.ts';
import { TEST_PASSWORD } from '../../../testing/test-people.ts';

const aLink = () => ({ id: randomUUID(), password: TEST_PASSWORD });
/** A suffix that no earlier request used. */
const newDomain = () => randomUUID().replaceAll(/[^a-f]/g, '');

export const accountExpectations = {
  forgot_password: {
    request: () => ({ body: { domain: 'sa', mail: `${randomUUID()}@nadie.test` } }),
    answers: forAnybody(),
    elsewhere: 'own',
  },
  check_password_link: {
    request: () => ({ query: { id: randomUUID() } }),
    answers: forAnybody(),
    elsewhere: 'own',
  },
  accept_invitation: { request: () => ({ body: aLink() }), answers: forAnybody(404), elsewhere: 'own' },
  replace_password: [
    { request: () => ({ body: aLink() }), answers: forAnybody(404), elsewhere: 'own' },
    // No role may change somebody else's.
    {
      request: ({ ids }) => ({
        body: { passId: ids.person, passOld: TEST_PASSWORD, passNew: TEST_PASSWORD },
      }),
      answers: forAll(403),
      elsewhere: 'unknown',
    },
    {
      request: ({ person }) => ({
        body: { passId: person?.id ?? randomUUID(), passOld: 'No es esta 1', passNew: TEST_PASSWORD },
      }),
      answers: forAll(422),
      elsewhere: 'own',
    },
  ],
  reset_user_password: {
    request: ({ ids }) => ({ body: { passId: ids.person, mail: ids.mail, reset: true } }),
    // An Ejecutivo knows no collaborator.
    answers: { ...forAdministrators(), Ejecutivo: 404 },
    elsewhere: 'operator',
  },
  set_user_active: {
    request: ({ ids }) => ({ body: { user_id: ids.person, active: 'true' } }),
    // An Ejecutivo knows no collaborator.
    answers: { ...forAdministrators(), Ejecutivo: 404 },
    elsewhere: 'operator',
  },
  save_person: {
    request: ({ ids }) => ({ body: { user_id: ids.person, name: 'Persona de la matriz', mail: ids.mail } }),
    // An Ejecutivo knows no collaborator.
    answers: { ...forAdministrators(), Ejecutivo: 404 },
    elsewhere: 'operator',
  },
  confirm_mail: {
    request: () => ({ body: { id: randomUUID() } }),
    answers: forAnybody(404),
    elsewhere: 'own',
  },
  get_user_organization_clients: {
    request: ({ ids }) => ({ query: { user_id: ids.person } }),
    answers: forAdministrators(),
    elsewhere: 'operator',
  },
  set_user_organization_clients: {
    request: ({ ids }) => ({ body: { user_id: ids.person, clients: [ids.client] } }),
    answers: forAdministrators(),
    elsewhere: 'operator',
  },
  modulos: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  organizationsAllUser: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
  get_modulos: [
    {
      request: ({ person }) => ({ query: { id: person?.id ?? randomUUID() } }),
      answers: forAll(),
      elsewhere: 'own',
    },
    {
      request: ({ ids }) => ({ query: { id: ids.person } }),
      answers: forAdministrators(),
      elsewhere: 'operator',
    },
  ],
  set_modulos: {
    request: ({ ids }) => ({ body: { user_id: ids.person, modules: [1, 5] } }),
    answers: forAdministrators(),
    elsewhere: 'operator',
  },
  organization_users: { request: () => ({}), answers: forAdministrators(), elsewhere: 'own' },
  create_user: {
    request: ({ ids }) => ({
      body: {
        user: { name: 'Nueva', mail: `${randomUUID()}@pruebas.test`, role_enum: 'Ejecutivo' },
        organization_id: ids.organization,
      },
    }),
    answers: forAdministrators(),
    elsewhere: 'operator',
  },
  change_user_role: {
    request: ({ ids }) => ({ body: { user_id: ids.person, role_enum: 'Ejecutivo' } }),
    answers: forAdministrators(),
    elsewhere: 'operator',
  },
  organizations: { request: () => ({}), answers: forSuperAdmin(), elsewhere: 'operator' },
  new_organization: {
    request: () => ({
      body: {
        name: `Firma ${randomUUID()}`,
        folderName: 'Firma',
        domain: newDomain(),
        ui: { primary_color: PRIMARY_COLORS[0], secondary_color: SECONDARY_COLORS[0] },
      },
    }),
    answers: forSuperAdmin(),
    elsewhere: 'operator',
  },
  organization_logo: {
    request: ({ ids }) => ({
      raw: { body: pixelForm({ organization_id2: ids.organization }) },
      headers: { organization_id: ids.organization },
    }),
    answers: forSuperAdmin(),
    elsewhere: 'operator',
  },
  change_organization: {
    request: ({ ids }) => ({ body: { organization_id: ids.organization, storage_quota: 20 * 1024 ** 3 } }),
    answers: forSuperAdmin(),
    elsewhere: 'operator',
  },
  // An unknown logo hash.
  logo_image: {
    request: () => ({ query: { hash: '0'.repeat(64) } }),
    answers: forAnybody(404),
    elsewhere: 'own',
  },
  account_audit: [
    { request: () => ({}), answers: forAdministrators(), elsewhere: 'own' },
    {
      request: ({ ids }) => ({ query: { organization_id: ids.organization } }),
      answers: forAdministrators(),
      elsewhere: 'operator',
    },
  ],
  client: { request: () => ({}), answers: forStaff(), elsewhere: 'own' },
  create_client: {
    request: () => ({
      body: {
        name: `Cliente ${randomUUID()}`,
        folderName: `Carpeta ${randomUUID()}`,
        representante_legal: 'Rosa Gil',
        domicilio: 'Av. Juárez 1',
        rfc: 'XAXX010101000',
        rfc_representante: 'XAXX010101000',
      },
    }),
    answers: forAdmin(),
    elsewhere: 'own',
  },
  client_detail: {
    request: ({ ids }) => ({ query: { client_id: ids.client } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  update_client: {
    request: ({ ids }) => ({
      body: {
        ...{ client_id: ids.client, representante_legal: 'Rosa Gil', domicilio: 'Av. Juárez 1' },
        ...{ rfc: 'XAXX010101000', rfc_representante: 'XEXX010101000' },
      },
    }),
    answers: forAdmin(),
    elsewhere: 'unknown',
  },
  ClientRename: {
    request: ({ ids }) => ({ body: { client_id: ids.client, new_name: 'Constructora' } }),
    answers: forAdmin(),
    elsewhere: 'unknown',
  },
  organizationsUser: {
    request: ({ ids }) => ({ query: { client_id: ids.client } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  clientUser: {
    request: ({ ids }) => ({
      body: { user: { name: 'Nueva', mail: `${randomUUID()}@pruebas.test` }, client_id: ids.client },
    }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  set_client_user_payrolls: {
    request: ({ ids }) => ({ body: { user_id: ids.clientPerson, sees_paysheets: true } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  set_client_user_notices: {
    request: ({ ids }) => ({ body: { user_id: ids.clientPerson, closing_notices: true } }),
    answers: forBureau(),
    elsewhere: 'unknown',
  },
  organization_detail: {
    request: ({ ids }) => ({ query: { organization_id: ids.organization } }),
    answers: forSuperAdmin(),
    elsewhere: 'operator',
  },
} satisfies SomeExpectations;
