/** The two bureaus of the demonstration, their clients and payrolls. */
import type { Periodicity } from '@lienzo/schema/payroll/payroll-calendar';
import type { JobProfileName } from './job-profiles.ts';
import type { LogoName } from './logo.ts';

export type DemoPaysheet = {
  id_humansite: string;
  paysheet: string;
  periodicity: Periodicity;
  profile: JobProfileName;
  /** Employees for a total of 600; larger totals keep the proportion. */
  people: number;
};

type DemoRegister = {
  register: string;
  risk_premium: string;
  delegation: string;
  subdelegation: string;
  umf: string;
};

/** The clinic of everybody: the first one of the subdelegación. */
const UMF = '1';

/**
 * The digits of the demonstration's subdelegaciones, of which the guía of movements is made: the number of the state among
 * the federal entities (INEGI), because no list of the IMSS's own digits is public.
 */
const SUBDELEGATIONS = {
  Querétaro: '22',
  Cancún: '23',
  Mérida: '31',
  León: '11',
  Guadalajara: '14',
  Saltillo: '05',
  'Monterrey Norte': '19',
  'Monterrey Sur': '19',
} as const;

const demoRegister = (
  register: string,
  delegation: keyof typeof SUBDELEGATIONS,
  risk_premium: string,
): DemoRegister => ({
  register,
  risk_premium,
  delegation,
  subdelegation: SUBDELEGATIONS[delegation],
  umf: UMF,
});

export type DemoClient = {
  name: string;
  folder: string;
  rfc: string;
  representante_legal: string;
  rfc_representante: string;
  domicilio: string;
  /** Domain of the users' e-mail addresses. */
  mailDomain: string;
  /** The employees' states of birth (CURP codes). */
  states: string[];
  registers: DemoRegister[];
  paysheets: DemoPaysheet[];
};

export type DemoAccount = {
  name: string;
  mail: string;
  role: 'SuperAdmin' | 'Admin' | 'Ejecutivo' | 'client';
  /** The client of a client user, or an Ejecutivo's clients, by name. */
  clients: string[];
};

export type DemoOrganization = {
  name: string;
  folder_name: string;
  domain: string;
  primary_color: string;
  secondary_color: string;
  logo: LogoName;
  clients: DemoClient[];
  accounts: DemoAccount[];
};

/** The total number of employees of the payrolls below. */
export const DEMO_EMPLOYEES = 600;

const LA_CANADA: DemoClient = {
  name: 'Alimentos La Cañada, S.A. de C.V.',
  folder: 'La Cañada',
  rfc: 'ALC080514KQ7',
  representante_legal: 'Rosa Elena Treviño Zúñiga',
  rfc_representante: 'TEZR7203118I8',
  domicilio: 'Av. de las Industrias 1420, Zona Industrial, 76130 Querétaro, Qro.',
  mailDomain: 'lacanada.test',
  states: ['QT', 'QT', 'GT', 'MC', 'HG'],
  registers: [
    demoRegister('E5412870105', 'Querétaro', '2.59840'),
    demoRegister('E5412871103', 'Querétaro', '0.54355'),
  ],
  paysheets: [
    {
      id_humansite: 'ALC-S1',
      paysheet: 'Producción semanal',
      periodicity: 'Semanal',
      profile: 'produccion',
      people: 30,
    },
    {
      id_humansite: 'ALC-Q1',
      paysheet: 'Administración quincenal',
      periodicity: 'Quincenal',
      profile: 'oficina',
      people: 60,
    },
    {
      id_humansite: 'ALC-M1',
      paysheet: 'Gerencias mensual',
      periodicity: 'Mensual',
      profile: 'direccion',
      people: 25,
    },
  ],
};

const BAHIA_AZUL: DemoClient = {
  name: 'Grupo Hotelero Bahía Azul, S.A. de C.V.',
  folder: 'Bahía Azul',
  rfc: 'GHB110922TM6',
  representante_legal: 'Joaquín Ibáñez Peña',
  rfc_representante: 'IAPJ680904HN7',
  domicilio: 'Blvd. Kukulcán km 12.5, Zona Hotelera, 77500 Cancún, Q. Roo',
  mailDomain: 'bahiaazul.test',
  states: ['QR', 'QR', 'YN', 'YN', 'TC', 'VZ'],
  registers: [
    demoRegister('J1730455108', 'Cancún', '1.13065'),
    demoRegister('K2810339101', 'Mérida', '1.13065'),
  ],
  paysheets: [
    {
      id_humansite: 'GHB-Q1',
      paysheet: 'Operación Cancún',
      periodicity: 'Quincenal',
      profile: 'hotel',
      people: 75,
    },
    {
      id_humansite: 'GHB-Q2',
      paysheet: 'Operación Mérida',
      periodicity: 'Quincenal',
      profile: 'hotel',
      people: 45,
    },
    {
      id_humansite: 'GHB-M1',
      paysheet: 'Ejecutivos',
      periodicity: 'Mensual',
      profile: 'direccion',
      people: 30,
    },
  ],
};

const PENASCO: DemoClient = {
  name: 'Constructora Peñasco, S.A. de C.V.',
  folder: 'Peñasco',
  rfc: 'CPE030217RB6',
  representante_legal: 'Héctor Núñez Ordóñez',
  rfc_representante: 'NUOH750630L5A',
  domicilio: 'Calz. de los Arcos 88, Col. Centro, 36000 Guanajuato, Gto.',
  mailDomain: 'penasco.test',
  states: ['GT', 'GT', 'MN', 'JC', 'SP'],
  registers: [demoRegister('B4721966102', 'León', '7.58875')],
  paysheets: [
    { id_humansite: 'CPE-S1', paysheet: 'Obra semanal', periodicity: 'Semanal', profile: 'obra', people: 25 },
    {
      id_humansite: 'CPE-Q1',
      paysheet: 'Oficina central',
      periodicity: 'Quincenal',
      profile: 'oficina',
      people: 30,
    },
  ],
};

const SANTA_INES: DemoClient = {
  name: 'Clínica Santa Inés, S.C.',
  folder: 'Santa Inés',
  rfc: 'CSI990308F2A',
  representante_legal: 'Inés Bañuelos Yáñez',
  rfc_representante: 'BAYI801212QK3',
  domicilio: 'Av. Vallarta 3450, Col. Americana, 44160 Guadalajara, Jal.',
  mailDomain: 'santaines.test',
  states: ['JC', 'JC', 'JC', 'CL', 'NT', 'MN'],
  registers: [demoRegister('C6031487104', 'Guadalajara', '0.54355')],
  paysheets: [
    {
      id_humansite: 'CSI-Q1',
      paysheet: 'Personal clínico',
      periodicity: 'Quincenal',
      profile: 'clinica',
      people: 70,
    },
  ],
};

const AUTOPARTES: DemoClient = {
  name: 'Autopartes del Bajío, S.A. de C.V.',
  folder: 'Autopartes del Bajío',
  rfc: 'ABA060601U76',
  representante_legal: 'Gustavo Castañeda Muñiz',
  rfc_representante: 'CAMG6902147Y7',
  domicilio: 'Carr. Saltillo-Monterrey km 9, 25900 Ramos Arizpe, Coah.',
  mailDomain: 'autobajio.test',
  states: ['CL', 'NL', 'NL', 'ZS', 'CH'],
  registers: [demoRegister('D3918264107', 'Saltillo', '2.59840')],
  paysheets: [
    {
      id_humansite: 'ABA-S1',
      paysheet: 'Planta Ramos Arizpe',
      periodicity: 'Semanal',
      profile: 'produccion',
      people: 25,
    },
    {
      id_humansite: 'ABA-Q1',
      paysheet: 'Personal de confianza',
      periodicity: 'Quincenal',
      profile: 'oficina',
      people: 40,
    },
  ],
};

const SIERRA_NEVADA: DemoClient = {
  name: 'Transportes Sierra Nevada, S.A. de C.V.',
  folder: 'Sierra Nevada',
  rfc: 'TSN010425JD5',
  representante_legal: 'Ramón Peñaloza Quiñones',
  rfc_representante: 'PEQR6608301C1',
  domicilio: 'Av. Ruiz Cortines 2110, Col. Mitras, 64460 Monterrey, N.L.',
  mailDomain: 'sierranevada.test',
  states: ['NL', 'NL', 'TS', 'SP', 'CH'],
  registers: [demoRegister('F2650713109', 'Monterrey Norte', '4.65325')],
  paysheets: [
    {
      id_humansite: 'TSN-S1',
      paysheet: 'Operadores',
      periodicity: 'Semanal',
      profile: 'operadores',
      people: 20,
    },
    {
      id_humansite: 'TSN-Q1',
      paysheet: 'Oficinas',
      periodicity: 'Quincenal',
      profile: 'oficina',
      people: 25,
    },
  ],
};

const IBANEZ: DemoClient = {
  name: 'Ibáñez y Asociados, S.C.',
  folder: 'Ibáñez y Asociados',
  rfc: 'IAS120116P40',
  representante_legal: 'Begoña Ibáñez Treviño',
  rfc_representante: 'IATB770519NV5',
  domicilio: 'Av. Lázaro Cárdenas 2225, Valle Oriente, 66269 San Pedro Garza García, N.L.',
  mailDomain: 'ibanez.test',
  states: ['NL', 'NL', 'DF', 'TS'],
  registers: [demoRegister('F2650992105', 'Monterrey Sur', '0.54355')],
  paysheets: [
    {
      id_humansite: 'IAS-M1',
      paysheet: 'Nómina mensual',
      periodicity: 'Mensual',
      profile: 'despacho',
      people: 100,
    },
  ],
};

export const DEMO_ORGANIZATIONS: DemoOrganization[] = [
  {
    name: 'Nómina Integral del Valle',
    folder_name: 'Nómina Integral del Valle',
    domain: 'valle',
    primary_color: '167C80',
    secondary_color: 'FF8C23',
    logo: 'valle',
    clients: [LA_CANADA, BAHIA_AZUL, PENASCO, SANTA_INES],
    accounts: [
      { name: 'Sofía Arriaga Luna', mail: 'superadmin@lienzo.test', role: 'SuperAdmin', clients: [] },
      { name: 'Andrés Quiñones Vega', mail: 'admin@lienzo.test', role: 'Admin', clients: [] },
      {
        name: 'Ximena Ordóñez Ríos',
        mail: 'ejecutivo@lienzo.test',
        role: 'Ejecutivo',
        clients: [LA_CANADA.name, BAHIA_AZUL.name],
      },
      { name: 'Lucía Peña Cárdenas', mail: 'cliente@lienzo.test', role: 'client', clients: [LA_CANADA.name] },
    ],
  },
  {
    name: 'Norte Capital Humano',
    folder_name: 'Norte Capital Humano',
    domain: 'norte',
    primary_color: '5942B8',
    secondary_color: 'FDAE38',
    logo: 'norte',
    clients: [AUTOPARTES, SIERRA_NEVADA, IBANEZ],
    accounts: [
      { name: 'Rodrigo Treviño Salas', mail: 'admin@norte.test', role: 'Admin', clients: [] },
      {
        name: 'Mariana Núñez Ibarra',
        mail: 'ejecutivo@norte.test',
        role: 'Ejecutivo',
        clients: [AUTOPARTES.name],
      },
      {
        name: 'Emilio Zepeda Robles',
        mail: 'cliente@norte.test',
        role: 'client',
        clients: [SIERRA_NEVADA.name],
      },
    ],
  },
];
