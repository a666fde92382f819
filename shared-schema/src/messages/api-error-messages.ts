import { providerMessages } from '../accounts/provider-messages.ts';
import type { ErrorCode } from '../api/errors.ts';
import { FILE_LIMIT_TEXT } from '../api/file-limit.ts';
import { MAX_PARTS } from '../api/most-parts.ts';
import { uploadMessages } from '../directory/upload-messages.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import { passwordMessages } from '../rule-messages/password-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** What each code says to the person where its call says nothing more exact (specification 1 §8). */
export const apiErrorMessages = {
  client_exists: 'Este cliente ya existe.',
  file_exists: 'Ya existe un archivo con ese nombre en la carpeta.',
  file_not_found: 'El archivo no existe o ya no tienes acceso a él.',
  folder_exists: 'Ya existe una carpeta con ese nombre.',
  folder_not_found: 'La carpeta no existe o ya no tienes acceso a ella.',
  internal_error: shellMessages.internalError,
  invalid_token: 'Credenciales no válidas.',
  invalid_organization: 'El dominio o la organización ya existe.',
  organization_not_found: 'La organización no existe.',
  move_into_itself: 'Una carpeta no se puede mover dentro de sí misma. Elige otra carpeta destino.',
  protected_folder: 'La carpeta principal de la organización o de un cliente no se puede cambiar así.',
  folder_too_deep: 'La carpeta quedaría demasiado adentro de otras. Elige una más cercana a la raíz.',
  required_parameter: 'Datos insuficientes.',
  user_mail_exists: 'Este correo electrónico ya existe.',
  user_not_found: 'Datos de acceso incorrectos o no existen en el dominio actual.',
  file_too_large: `El archivo pesa ${FILE_LIMIT_TEXT} o más. Elige uno de menos de ${FILE_LIMIT_TEXT}.`,
  file_name_differs: uploadMessages.sameNameNeeded,
  file_infected: 'El antivirus encontró un virus en este archivo, así que no se puede descargar.',
  file_pending:
    'El antivirus aún no ha revisado este archivo. Inténtalo en unos minutos; si no cambia, avisa a tu administrador.',
  invalid_ticket: 'La descarga caducó. Vuelve a la carpeta y descarga de nuevo.',
  invalid_link: 'El enlace no sirve o está incompleto. Entra a Lienzo y elige tus avisos por correo.',
  quota_exceeded:
    'Ya no hay espacio para este archivo. Un administrador puede vaciar la papelera o pedir más espacio a quien opera Lienzo.',
  storage_full: 'El servidor se quedó sin espacio y el archivo no se guardó. Avisa a tu administrador.',
  database_full:
    'El servidor se quedó sin espacio y no pudo terminar. Nada se guardó a medias. Avisa a tu administrador.',
  storage_unavailable: 'El almacén de archivos no responde. Inténtalo de nuevo en unos minutos.',
  invalid_range: 'El tramo pedido no está en el archivo.',
  invalid_user: 'Usuario inválido.',
  wrong_password: 'Tu contraseña no pudo ser modificada: la contraseña actual no es correcta.',
  weak_password: passwordMessages.tooCommon,
  own_account:
    'No puedes desactivar, eliminar ni cambiar tu propia cuenta. Pídelo a otra persona que administre.',
  last_admin:
    'La organización se quedaría sin un administrador activo. Da de alta o activa antes otra cuenta de administrador.',
  INVITATION_NOT_FOUND: 'La invitación caducó o no existe.',
  forbidden: 'Tu rol no permite esta acción. Pide ayuda a tu administrador.',
  not_found: 'No existe o ya no tienes acceso.',
  method_not_allowed: 'La dirección existe, pero no con ese método.',
  invalid_request: 'La petición no tiene la forma esperada.',
  invalid_json: 'El contenido no es JSON válido.',
  unsupported_media_type: 'Envía el contenido como JSON.',
  unsupported_version: 'Esta página es de otra versión de Lienzo. Vuelve a cargarla para continuar.',
  missing_api_key: 'Falta el encabezado X-Api-Key.',
  body_too_large: 'El contenido es demasiado grande.',
  too_many_requests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  invalid_report: 'El reporte no se guardó: corrige los elementos señalados.',
  newer_report: 'El reporte fue hecho con una versión más reciente de Lienzo. Vuelve a cargar la página.',
  schedule_not_found: 'La programación no existe o ya no tienes acceso a ella.',
  report_conflict:
    'Otra persona guardó cambios en este reporte mientras lo editabas. Vuelve a abrirlo para ver su versión.',
  block_exists: 'Ya hay un bloque con ese nombre. Escribe otro.',
  block_conflict:
    'Otra persona cambió el bloque mientras lo editabas. Vuelve a abrir el reporte para ver su versión.',
  style_exists: 'Ya hay un estilo con ese nombre. Escribe otro.',
  style_conflict:
    'Otra persona cambió el estilo mientras tanto. Vuelve a abrir el reporte para ver su versión.',
  too_many_drafts:
    'Tienes demasiados borradores de reportes nuevos. Guarda o elimina alguno para conservar este.',
  report_not_combinable: 'El reporte está deshabilitado o es estático, y no se puede combinar.',
  report_disabled: 'El reporte está deshabilitado. Habilítalo e inténtalo de nuevo.',
  report_not_divisible: 'El reporte no se puede dividir por esa columna. Elige otra.',
  too_many_parts: `El reporte se dividiría en más de ${MAX_PARTS.toLocaleString('es-MX')} archivos. Agrega filtros o elige otra columna.`,
  parts_differ: 'Los archivos no suman lo mismo que el reporte completo. Inténtalo de nuevo.',
  report_not_found: 'El reporte no existe o ya no tienes acceso a él.',
  unknown_table: 'La tabla no existe en el catálogo de datos.',
  unknown_column: 'La columna no existe en el catálogo de datos.',
  unknown_condition: 'La condición no se puede usar con esa columna.',
  unknown_operator: 'La operación no se puede usar con esas columnas.',
  unrelated_tables:
    'Las tablas elegidas no tienen relación entre sí. Elige otra tabla o quita la que no se relaciona.',
  service_busy: 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.',
  query_timeout: 'La consulta tardó demasiado. Agrega filtros o quita tablas e inténtalo de nuevo.',
  invalid_image: 'El archivo no es una imagen JPG, PNG, GIF o WebP válida.',
  invalid_logo: 'El archivo no es una imagen JPG o PNG válida.',
  logo_too_large: providerMessages.logoTooLarge,
  image_too_large: 'La imagen pasa de 5 MB. Elige una más pequeña.',
  unreadable_document:
    'El archivo no se pudo leer. Usa un documento de Word (.docx), un libro de Excel (.xlsx) o un PDF.',
  render_busy: 'Hay muchas descargas en curso. Inténtalo de nuevo en unos segundos.',
  render_timeout: 'El archivo tardó demasiado en generarse. Reduce el reporte e inténtalo de nuevo.',
  render_cancelled: 'La descarga se canceló.',
  render_failed: 'No se pudo generar el archivo. Inténtalo de nuevo.',
  render_not_found: 'La descarga no existe o ya se borró. Pide el reporte de nuevo.',
  render_not_ready: 'El archivo todavía no está listo. Espera a que termine.',
  api_token_not_found: 'El acceso no existe o ya se borró.',
  too_many_api_tokens: 'Ya tienes demasiados accesos activos. Revoca alguno que no uses.',
  idempotency_conflict:
    'Esta Idempotency-Key ya se usó con otro contenido en las últimas 24 horas. Usa una clave nueva.',
  refused_webhook: 'Lienzo no puede avisar a esa dirección. Usa una dirección https pública.',
  already_taken: 'Ya existe otro con ese dato.',
  same_person: 'Alguien activo del cliente ya tiene ese NSS, CURP o RFC. Di si es la misma persona.',
  calendar_in_use: 'Ya hay captura en un periodo de ese año. Cambia los periodos uno por uno.',
  period_in_use: 'Ya hay captura en este periodo, así que sus días no cambian.',
  master_in_use: 'Ya se usa: tiene personas, capturas u otros datos que lo nombran. No se puede borrar.',
  master_has_people:
    'Todavía trabaja gente ahí después de ese día. Elige otro día o cambia antes a esa gente.',
  master_has_registers: 'La empresa tiene registros patronales que no terminan antes. Termínalos primero.',
  master_has_captures: 'La nómina tiene captura en periodos que empiezan después de ese día. Elige otro día.',
  master_ended: 'Ese lugar ya terminó. Elige otro o reábrelo en Registros.',
  concept_in_use:
    'El concepto ya se usó: su clave y su unidad no cambian ni se borra. Termínalo si ya no se captura.',
  periods_overlap: 'Las fechas se enciman con otro periodo del mismo proceso.',
  employment_dates: 'Revisa las fechas de alta y de baja.',
  employments_overlap: 'Las fechas se enciman con otro empleo de la misma persona.',
  captured_days: 'Hay captura en días que quedarían fuera del empleo. Bórrala o elige otra fecha.',
  leave_instead: 'El empleo sigue abierto. Para terminarlo usa “Dar de baja”.',
  employment_needed: 'Este empleo no se puede quitar: es el único, o tiene cambios que hay que quitar antes.',
  same_place: 'Ya está en esa nómina, registro y centro de costos. Elige otro lugar.',
  credit_overlaps: 'Ya tiene un crédito INFONAVIT en esas fechas. Termínalo antes de agregar otro.',
  credit_dates: 'El cambio debe empezar después del inicio del crédito y antes de que termine.',
  payroll_closed: captureRuleMessages.payrollClosed,
  capture_closed: 'La captura de este periodo ya cerró. Pide a un administrador que la haga.',
  run_closed:
    'La nómina del periodo ya está cerrada: su captura no se abre. Lo que falte se paga en el siguiente periodo.',
  run_refused: 'La nómina no está lista para eso.',
  imss_refused: 'Eso no se puede hacer ahora con el registro patronal.',
  before_service: 'El periodo es anterior al inicio del servicio de la nómina. No se captura.',
  after_service: 'El periodo empieza después del último día de la nómina. No se captura.',
  capture_conflict: 'Otra persona cambió esta captura. Revisa su cambio y vuelve a guardar.',
  early_close: 'El periodo todavía no termina. Confirma que quieres finalizarlo antes.',
  hours_on_absence: 'Hay horas extra en un día de ausencia. Confirma que son correctas.',
  vacation_exceeded: 'Los días de vacaciones rebasan el saldo. Confirma que son correctos.',
  maternity_of_man: 'La incapacidad por maternidad es de un hombre. Confirma que es correcta.',
  invalid_capture: 'Nada se guardó: corrige los renglones señalados.',
} as const satisfies Record<ErrorCode, string>;
