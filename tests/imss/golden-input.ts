/** What the golden files are made of: people of no register, each with something that a layout must get right. */
import { movementFiles } from '@lienzo/schema/imss/idse/movement-file';
import { suaFiles } from '@lienzo/schema/imss/sua/sua-files';

const REGISTER = 'Y5412345109';

const núñez = {
  person_number: '0061',
  nss: '12345678903',
  name: 'María José Núñez O’Farrill',
  apellido_paterno: 'Núñez',
  apellido_materno: 'O’Farrill',
  nombres: 'María José',
  rfc: 'NUOM900214AB1',
  curp: 'NUOM900214MDFXFR02',
};
const ek = {
  person_number: null,
  nss: '43916000337',
  name: 'Lu Ek',
  apellido_paterno: 'Ek',
  apellido_materno: null,
  nombres: 'Lu',
  rfc: 'EKXL850101Z77',
  curp: 'EXXL850101HYNKXX05',
};

/** The files by name. */
export const goldenFiles = (): [name: string, bytes: Uint8Array][] => [
  ...idseFiles().map(({ type, bytes }): [string, Uint8Array] => [`idse-${type}.txt`, bytes]),
  ...importFiles().map(({ name, bytes }): [string, Uint8Array] => [name, bytes]),
];

const idseFiles = () =>
  movementFiles({
    register: REGISTER,
    subdelegation: '39',
    zone: 'general',
    today: '2026-07-15',
    movements: [
      {
        ...núñez,
        type: '08',
        fecha: '2026-07-14',
        sbc: '524.65',
        tipo_trabajador: '1',
        tipo_salario: '0',
        jornada: '0',
        umf: '21',
      },
      {
        ...ek,
        type: '08',
        fecha: '2026-07-16',
        sbc: '2932.75',
        tipo_trabajador: '2',
        tipo_salario: '2',
        jornada: '6',
        umf: '103',
      },
      { ...núñez, type: '07', fecha: '2026-07-13', sbc: '631.8', tipo_salario: '2', jornada: '0' },
      { ...ek, type: '02', fecha: '2026-07-10', causa_baja: 'A' },
    ],
  }).files;

function importFiles() {
  const worker = {
    tipo_trabajador: '1',
    tipo_salario: '0',
    jornada: '0',
    fecha_alta: '2026-07-14',
    sbc: '524.65',
    ubicacion: 'PLANTA 1',
    codigo_postal: '03100',
    birth_date: '1990-02-14',
    lugar_nacimiento: 'Ciudad de México',
    estado_nacimiento: 'DF',
    umf: '21',
    position: 'Diseñadora',
    sexo: 'M',
  } as const;
  const credit = { number: '1234567890', from: '2026-07-20', type: '2', value: '1500.5' };
  return suaFiles({
    register: REGISTER,
    people: [
      { ...núñez, ...worker, credit },
      { ...ek, ...worker, ubicacion: null, sexo: 'H', position: 'Soldador', credit: null },
    ],
    movements: [
      { ...ek, type: '08', fecha: '2026-07-16', sbc: '2932.75' },
      { ...núñez, type: '07', fecha: '2026-07-13', sbc: '631.8' },
      { ...ek, type: '02', fecha: '2026-07-31' },
    ],
    absences: [
      { ...núñez, fecha: '2026-07-06' },
      { ...núñez, fecha: '2026-07-07' },
    ],
    disabilities: [
      {
        ...núñez,
        inicio: '2026-07-20',
        dias: 5,
        folio: 'AB12345',
        rama: '2',
        riesgo: '0',
        secuela: '0',
        control: '1',
      },
    ],
    credit_movements: [{ ...núñez, ...credit, movimiento: '15', reduce: 'N' }],
    inasistencias: true,
  }).files;
}
