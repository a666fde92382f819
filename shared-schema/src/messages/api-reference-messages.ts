import type { EndpointName } from '../endpoints.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Texts of the API's reference page and of its machine-readable form. */
export const apiReferenceMessages = {
  title: 'Lienzo: referencia de la API',
  description: 'La API del portal. Toda llamada lleva X-Api-Key y X-Api-Version.',
  apiKey: 'Nombre del programa que llama; no da permisos.',
  withoutSession: 'Sin sesión.',
  withToken:
    'Con un token de **Reportes › Acceso desde otros programas** en vez de una sesión. El token no sirve para ninguna otra llamada.',
  roles: (roles: readonly string[]) => `Roles: ${closedSentence(roles.join(', '))}`,
  answer: 'Respuesta',
  sessionEnded: 'La sesión terminó.',
  notAllowed: 'El rol no lo permite.',
  otherError: 'Otro error; el código dice cuál.',
  areas: {
    session: 'Sesión y menú',
    accounts: 'Cuentas y contraseñas',
    organizations: 'Proveedores y colaboradores',
    directory: 'Directorio',
    settings: 'Configuración',
    notices: 'Avisos e inicio',
    masters: 'Nóminas',
    reports: 'Reportes',
    programs: 'Desde otros programas',
    capture: 'Captura de incidencias',
  },
  /** One sentence for each call. */
  summaries: {
    login: 'Inicia sesión y entrega el token de acceso; la galleta de renovación viaja aparte.',
    refresh: 'Renueva el token de acceso con la galleta de renovación.',
    logout: 'Termina la sesión.',
    user_modulos: 'Los módulos del menú de la persona.',
    client: 'Los clientes que la persona puede ver, con sus usuarios y el espacio que ocupan.',
    client_detail: 'Los datos con los que se dio de alta un cliente: RFC, representante y domicilio.',
    update_client: 'Corrige el RFC, el representante y el domicilio de un cliente.',
    create_client: 'Da de alta un cliente con su carpeta.',
    ClientRename: 'Cambia el nombre de un cliente; su carpeta conserva el suyo.',
    organizationsUser: 'Los usuarios de un cliente.',
    clientUser: 'Da de alta un usuario de un cliente y lo invita por correo.',
    set_client_user_payrolls:
      'Permite que un usuario de un cliente vea las nóminas de su empresa, o se lo quita.',
    set_client_user_notices:
      'Avisa a un usuario de un cliente cuando se finaliza la captura de un periodo, o deja de hacerlo.',
    modulos: 'Los módulos del menú y los roles que pueden tenerlos.',
    organizationsAllUser:
      'Las personas cuyos módulos se pueden consultar: las de la organización para un Admin, todas para un SuperAdmin, cada quien a sí mismo.',
    get_modulos: 'Los módulos que una persona tiene asignados.',
    set_modulos: 'Reemplaza los módulos asignados a una persona.',

    clientP: 'Los clientes que la persona puede ver, para elegir uno.',
    get_clinoms: 'Las nóminas de un cliente (`user_id`).',
    get_process: 'Los procesos con periodos; con `kind=accion`, los de calcular y cerrar.',
    get_periodos: 'Los periodos de una nómina en un proceso y un año.',
    get_cost_center: 'Los centros de costos de una nómina.',
    get_empleados_nom:
      'Los empleados de una nómina; con `costCenterId`, los de un centro de costos, y con `period_id`, los que trabajan en el periodo.',
    get_register: 'Los registros patronales del cliente de una nómina.',
    get_companies: 'Las empresas de los clientes que la persona puede ver.',
    get_paysheet_x_companies: 'Las empresas de un cliente, cada una con las nóminas de su gente.',
    get_concepts: 'Los conceptos que se pueden asignar a una nómina.',
    get_conceptos: 'Los conceptos asignados a una nómina.',
    load_employeesconcepts:
      'Los empleados activos de una nómina y una columna por concepto, como tabla HTML que se pega en un libro de Excel.',
    set_concepts: 'Asigna a una nómina exactamente estos conceptos.',
    get_paysheet: 'Los datos de una nómina.',
    get_paysheet_access: 'Quién ve una nómina.',
    save_paysheet_access: 'Decide si una nómina es confidencial y quién la ve.',
    save_paysheet: 'Guarda los datos de una nómina; sin `id`, crea una.',
    get_calendar: 'Los periodos de una nómina en un proceso y un año, y en cuáles ya hay captura.',
    save_calendar:
      'Genera los periodos de un año a partir del primer día y de los días al pago y al cierre; si ya hay captura en alguno, se rechaza.',
    list_concepts: 'Los conceptos de la organización, también los propios y los terminados.',
    save_concept: 'Guarda un concepto; sin `id`, crea uno propio.',
    end_concept: 'Termina un concepto desde un día, o lo reactiva.',
    delete_concept: 'Borra un concepto propio que no se ha usado.',
    export_concepts: 'Entrega los conceptos de la organización en su plantilla (Plantilla_conceptos.xlsx).',
    import_concepts:
      'Revisa una plantilla de conceptos llena y, con `mode=aplicar`, crea y cambia los que dice. Nada se borra.',
    delete_master: 'Borra una nómina, una empresa, un registro o un centro de costos que no se ha usado.',
    end_master:
      'Termina una nómina, una empresa, un registro o un centro de costos: `ended_on` es el último día en que se usa; nulo, lo reabre.',
    get_calendar_plan: 'Con qué datos se generaron los periodos de un año; null si no se generaron así.',
    create_period: 'Agrega un periodo suelto: aguinaldo, PTU, finiquito o nómina complementaria.',
    delete_period: 'Borra un periodo sin captura.',
    save_period: 'Cambia un periodo; sus días, solo si no tiene captura.',
    get_registers: 'Empresas y registros patronales de un cliente, y los centros de costos de una nómina.',
    save_company: 'Guarda una empresa; sin `id`, crea una.',
    save_register: 'Guarda un registro patronal y su prima desde una fecha; sin `id`, crea uno.',
    save_cost_center: 'Guarda un centro de costos; sin `id`, crea uno.',
    search_employees: 'Una página de los empleados de una nómina, con búsqueda y orden.',
    get_employee: 'Un empleado con sus salarios y sus créditos.',
    find_same_people:
      'Las personas activas del cliente que tienen el mismo NSS, CURP o RFC, para responder si son la misma.',
    create_employee: 'Da de alta a un empleado con su primer salario.',
    update_employee: 'Cambia los datos de un empleado; su salario, con `add_salary`.',
    add_salary: 'Asigna un salario a partir de una fecha; los anteriores se conservan.',
    correct_salary:
      'Corrige los importes de un salario mal capturado, con su motivo; el historial guarda ambos.',
    end_employment: 'Da de baja a un empleado con su causa.',
    rehire: 'Reingresa a un empleado que estaba de baja; su empleo anterior se conserva.',
    correct_employment: 'Corrige las fechas, la causa o el lugar de un empleo, con su motivo.',
    remove_employment: 'Quita un reingreso o un cambio de lugar que no ocurrió, con su motivo.',
    move_employee:
      'Cambia a un empleado de nómina, registro patronal o centro de costos a partir de una fecha.',
    save_credit:
      'Guarda un crédito o una pensión de un empleado; sin `id`, crea uno. Con `replaces`, el anterior termina el día previo.',
    get_master_history: 'Quién cambió qué de una nómina, un empleado, una empresa, un registro o un centro.',
    export_masters: 'Descarga la plantilla de maestros con lo que el cliente tiene.',
    import_masters:
      'Revisa una plantilla de maestros y dice qué crearía y qué cambiaría; con `mode` `aplicar`, la aplica.',
    import_masters_by_token:
      'Lo mismo para otro programa, con un acceso que puede importar maestros; queda en el historial como API.',

    forgot_password: 'Pide el correo para recuperar la contraseña; responde igual exista o no la cuenta.',
    accept_invitation: 'Asigna la contraseña inicial de quien recibió una invitación.',
    check_password_link: 'Dice si un enlace de invitación o de recuperación sigue vigente.',
    replace_password:
      'Reemplaza una contraseña olvidada (`id`), o cambia la propia (`passId`, `passOld`, `passNew`; requiere sesión).',
    reset_user_password:
      'Envía a un colaborador el correo para reemplazar su contraseña y cierra sus sesiones.',
    set_user_active: 'Activa (`true`), desactiva (`false`) o elimina (`D`) a un colaborador.',
    save_person:
      'Corrige el nombre de una persona y pide su correo nuevo, que se confirma con el enlace que recibe.',
    confirm_mail:
      'Confirma el correo nuevo de una cuenta con el enlace que se le envió; sus sesiones se cierran.',
    get_user_organization_clients: 'Los clientes asociados a un Ejecutivo.',
    set_user_organization_clients: 'Guarda los clientes asociados a un Ejecutivo.',
    organization_users:
      'Los colaboradores: de todas las organizaciones para un SuperAdmin, de la propia para un Admin.',
    create_user: 'Da de alta a un colaborador y le envía su invitación.',
    change_user_role: 'Cambia el rol de un colaborador entre Admin y Ejecutivo; termina sus sesiones.',

    organizations: 'Los proveedores.',
    new_organization: 'Crea un proveedor con su carpeta; el logotipo se envía después.',
    change_organization: 'Cambia el nombre, los colores o la cuota de almacenamiento de un proveedor.',
    logo_image: 'Un logotipo, por la huella SHA-256 de su contenido; se puede guardar para siempre.',
    account_audit:
      'La auditoría de cuentas, de lo más reciente a lo más antiguo: de la propia organización para un Admin, de todas para un SuperAdmin.',
    organization_logo: 'Sube el logotipo de un proveedor (JPG o PNG de hasta 1 MB).',
    organization_detail: 'Las cifras de un proveedor y sus clientes.',

    browse: 'Una página del contenido de una carpeta; las carpetas van antes que los archivos.',
    breadcrumb: 'El camino hasta una carpeta, desde la raíz que la persona puede ver.',
    search_directory:
      'Busca carpetas y archivos por palabras de su nombre, sin distinguir acentos ni mayúsculas.',
    directory_detail: 'Los detalles de una carpeta o un archivo.',
    new_folder: 'Crea una carpeta.',
    rename_folder: 'Cambia el nombre de una carpeta.',
    move_folder: 'Mueve una carpeta dentro de otra.',
    delete_folder: 'Manda una carpeta, con todo lo que contiene, a la papelera.',
    move_items: 'Mueve varias carpetas y archivos a una carpeta.',
    delete_items: 'Manda varias carpetas y archivos a la papelera.',
    bin: 'Lo que está en la papelera, de lo más reciente a lo más antiguo.',
    restore_items:
      'Devuelve cosas de la papelera a su carpeta; si ya no existe, a la raíz, y si el nombre está ocupado, con otro.',
    empty_bin: 'Elimina para siempre las cosas indicadas de la papelera; sin `ids`, todas.',
    directoryActivity:
      'La historia de una carpeta y de lo que está directamente en ella; una página vacía es el final.',
    subscription_exists: 'Si la persona está suscrita a una carpeta.',
    directorySubscribe: 'Suscribe a la persona a lo que ocurra en una carpeta y en las que contiene.',
    directoryUnsubscribe: 'Quita la suscripción a una carpeta.',
    directorySubscriptions: 'Las carpetas a las que la persona está suscrita.',
    cancel_subscriptions: 'Cancela varias suscripciones.',
    share_folder:
      'Envía la dirección de una carpeta a un correo, si es de alguien que puede abrirla; responde igual si no lo es. 30 por persona y hora.',
    storage_usage:
      'El espacio usado por la organización y su cuota, en bytes; a un cliente, el que usan sus archivos, sin cuota.',

    upload_file: 'Sube un archivo de menos de 18 MB a una carpeta.',
    taken_names: 'De los archivos que se van a subir, los que encontrarían otro con su nombre.',
    upload_folder:
      'Crea las carpetas de un camino (`a/b`) que no existan y devuelve la última, como al subir una carpeta.',
    update_file:
      'Reemplaza el contenido de un archivo por otro del mismo nombre; el anterior queda como versión.',
    get_file: 'Un archivo, entero o un tramo de él (`Range`).',
    download_folder: 'Una carpeta como archivo zip.',
    download_ticket: 'Un boleto de un minuto para descargar archivos y carpetas con el navegador.',
    download_with_ticket: 'La descarga de un boleto.',
    delete_file: 'Manda un archivo a la papelera.',
    rename_file: 'Cambia el nombre de un archivo; su extensión se conserva.',
    move_file: 'Mueve un archivo a otra carpeta.',
    fileActivity: 'La historia de un archivo; una página vacía es el final.',
    file_versions: 'Las versiones de un archivo, de la más reciente a la primera.',
    restore_version: 'Hace de una versión anterior la vigente, como versión nueva.',

    has_notificacions: 'Si hay avisos sin leer.',
    notificacions:
      'Los avisos de incidencias de la persona, del más reciente al más antiguo (200 como máximo).',
    set_notificacions: 'Marca avisos de incidencias como leídos.',
    directoryNotifications:
      'Lo ocurrido en las carpetas suscritas, por fecha y carpeta; una página vacía es el final. La primera página marca todo como leído.',
    notice_stream:
      'Señales en vivo (text/event-stream): `unread` con la cuenta de avisos sin leer, `folder_changed` con el `folder_id` de una carpeta que cambió.',
    get_notice_preferences: 'Cómo recibe la persona por correo lo que ocurre en sus carpetas.',
    set_notice_preferences:
      'Elige entre ningún correo, uno por cada cambio o un resumen diario, y si se avisa por correo de carpetas compartidas; lo que falta queda como está.',
    unsubscribe_page:
      'La página a la que lleva un correo para dejar de recibir los de su tipo; por sí sola no cambia nada.',
    unsubscribe:
      'Termina los correos de un tipo para una persona; también con un clic desde el programa de correo.',
    home: 'Lo que espera a la persona: avisos, periodos abiertos, carpetas y descargas recientes.',

    get_reports: 'Los reportes que la persona puede ver.',
    create_report: 'Guarda un reporte nuevo.',
    update_report: 'Guarda los cambios de un reporte.',
    clone_report: 'Copia un reporte con sus filtros y campos adicionales.',
    disable_report: 'Deshabilita un reporte o lo vuelve a habilitar.',
    delete_report: 'Elimina un reporte.',
    get_report: 'Un reporte completo, para editarlo.',
    get_thumbnail: 'La primera página de un reporte con datos inventados, para su tarjeta.',
    get_drafts: 'Los borradores de la persona, sin su contenido.',
    get_draft: 'El borrador de un reporte (`report_id`), o de uno nuevo (`id`); nadie más lo ve.',
    update_draft: 'Guarda el borrador de un reporte, completo o no, en lugar del anterior.',
    delete_draft: 'Elimina un borrador de la persona.',
    get_blocks: 'Los bloques de la organización, sin su contenido.',
    get_block: 'Un bloque con su sección y los parámetros que usa.',
    create_block: 'Guarda una sección como bloque.',
    update_block: 'Guarda una versión nueva de un bloque.',
    delete_block: 'Elimina un bloque; sus secciones quedan en los reportes.',
    get_block_effects: 'Los reportes que usan un bloque y lo que su versión actual cambiaría en cada uno.',
    apply_block:
      'Pone la versión actual de un bloque en los reportes que se indican; de cada uno dice si cambió o por qué no.',
    get_styles: 'Los estilos de la organización, completos.',
    create_style: 'Guarda un estilo para los reportes de la organización.',
    update_style: 'Cambia el nombre o el contenido de un estilo.',
    delete_style: 'Elimina un estilo; los reportes en los que se aplicó no cambian.',
    get_audit_report:
      'Los movimientos de los reportes, del más reciente al más antiguo: todos los de la organización para un Admin o un SuperAdmin, los propios para los demás.',
    get_audit_detail_report:
      'Un movimiento (`id`, o `date_audit`): la versión solicitada, la anterior y lo que cambió entre ellas.',
    register_audit_report: 'Registra que un reporte se consultó o se descargó.',
    restore_report: 'Restaura una versión de un reporte.',
    get_report_receivers: 'Quién recibe un reporte, además de su autor.',
    get_report_changes:
      'Lo que cambiaría al guardar un reporte sobre el que está guardado: en palabras, en cifras y en páginas, con las mismas filas.',
    get_report_tables: 'Las tablas del catálogo de datos; con `id`, solo esa.',
    get_report_related_tables: 'Las tablas que comparten una llave con la tabla `id`.',
    get_item_types: 'Las clases de elementos de un reporte.',
    get_items_jsons: 'Los elementos de un reporte guardado, en orden de lectura, como archivo JSON.',
    get_query_rows: 'Las filas de cada elemento de un reporte guardado, por uuid.',
    set_editable: 'Permite o impide que los Ejecutivos editen un reporte.',
    preview_rows: 'Las primeras filas de un elemento que aún no se guarda.',
    worst_rows: 'Los valores extremos de un elemento, columna por columna, para probar su diseño.',
    item_figures:
      'Lo que un elemento muestra de todas sus filas, sin traerlas: los datos de su gráfica y cuántos grupos tiene su tabla.',
    formula_results:
      'Los resultados de las fórmulas de los textos de un reporte, como los dice su impresión.',
    data_fields: 'El cliente, la nómina y el periodo de las filas de un reporte, como los dice su impresión.',
    get_filters: 'Los filtros de un reporte.',
    update_own_filters: 'Los valores propios de los filtros de un reporte, solo para quien los cambia.',
    get_parameters:
      'Los parámetros de uno o varios reportes (`report_ids`, con comas), con lo que la persona eligió la última vez.',
    get_parameter_choices:
      'Lo que se puede elegir en un parámetro: clientes, nóminas, periodos o centros de costos, de lo ya elegido (`cliente`, `nomina`).',
    column_values: 'Los valores que tiene una columna, cada uno con sus registros.',
    update_filters: 'Cambia la condición y el valor de filtros de un reporte.',
    get_static_filters: 'Los filtros de un reporte estático, con los valores de quien pregunta.',
    update_filter_s: 'Guarda valores de los filtros de un reporte estático, solo para quien los elige.',
    render_static_report: 'El archivo de un reporte estático, con los valores de quien lo pide.',
    download_report:
      'El archivo de un reporte guardado (`report_id`) o en edición (`reporte`). Con `Accept: multipart/mixed`, antes del archivo llega el avance.',
    create_asset: 'Sube una imagen para usarla en reportes (JPG, PNG, GIF o WebP de hasta 5 MB).',
    get_asset: 'Una imagen de reportes.',
    import_document:
      'Lee un documento de Word, un libro de Excel o un PDF para comenzar un reporte: sus bloques, sus imágenes como URL `data:` y la lista de lo que no se pudo tomar. No guarda nada ni crea ningún reporte.',
    create_render:
      'Pide el archivo de un reporte. Uno pequeño viene ya listo en la respuesta; uno grande sigue solo.',
    render_report:
      'El archivo PDF o Word (`file_type`) de un texto HTML (`reporte`), sin lo que pueda ejecutarse o salir a la red. Sin nombre, el archivo se llama document.',
    get_schedules:
      'Las programaciones de la persona; para un Admin o un SuperAdmin, las de toda la organización.',
    schedule_options: 'Las personas y las nóminas que una programación puede nombrar.',
    get_schedule_runs: 'Las últimas veces que se hizo una programación, con sus archivos y sus entregas.',
    create_schedule:
      'Programa un reporte: se hace a sus horas, con los permisos de su dueño en ese momento, y se entrega en una carpeta y por correo.',
    update_schedule: 'Cambia una programación; su dueño sigue siendo el mismo.',
    pause_schedule: 'Pausa o reanuda una programación.',
    run_schedule: 'Hace una programación una vez más, ahora.',
    delete_schedule: 'Elimina una programación; lo entregado se queda donde está.',
    get_renders:
      'Archivos que pidió la persona en pantalla o que hicieron sus programaciones, por páginas, del más reciente al más antiguo.',
    get_render: 'Un archivo pedido: su estado, su avance o por qué falló.',
    combine_reports:
      'Pide varios reportes guardados, de 2 a 50, en un solo archivo PDF o Word y en ese orden, con portada y contenido si se piden.',
    split_report:
      'Pide un archivo por cada valor de una columna (`column`), con nombres como `Recibo {Nombre completo}`, en un ZIP, en una carpeta o por correo. Termina con un manifiesto: archivo, valor, filas y totales de control.',
    mailed_file_page:
      'La página de un archivo que pesa demasiado para ir adjunto en un correo. La abre quien recibió el enlace, sin cuenta; abrirla no cuenta como descarga.',
    mailed_file:
      'El archivo del enlace, con cada descarga contada. El enlace dura 7 días y termina cuando se borra el archivo.',
    get_parts:
      'Los archivos en que se dividió un reporte, por página: nombre, filas, estado y destino de cada uno, y los totales de control de todos junto a los del reporte completo.',
    retry_parts:
      'Entrega de nuevo los archivos que no llegaron, a los correos de ahora, y hace los que faltan.',
    get_parts_preview:
      'Por qué columnas se puede dividir un reporte, cuántos archivos serían y los nombres de los primeros.',
    repeat_render: 'Pide lo mismo otra vez, con el reporte y los datos de ahora.',
    cancel_render: 'Cancela un archivo en preparación.',
    delete_render: 'Borra un archivo pedido; si está en preparación, lo cancela.',

    get_api_tokens:
      'Los accesos de otros programas: los propios; para un Admin o un SuperAdmin, los de su organización.',
    create_api_token:
      'Crea un acceso para otro programa. El token y el secreto de sus avisos solo están en esta respuesta.',
    update_api_token: 'Cambia los parámetros y filtros que un acceso usa en uno de sus reportes.',
    revoke_api_token: 'Revoca un acceso; desde ese momento su token se rechaza.',
    render_by_token: 'El archivo de un reporte, para otro programa.',
    render_by_token_state: 'El estado de un archivo pedido con el mismo token, y de su aviso.',
    render_by_token_file: 'El archivo, cuando está listo; solo para el token que lo pidió.',

    get_fechasglobales:
      'Las fechas de un periodo que cada empleado no puede elegir: por incapacidad, por una incidencia de otro periodo o porque no trabajaba aquí.',
    get_incidentpreview: 'Las incidencias capturadas de un periodo, por empleado y concepto.',
    get_status_paysheet:
      'El estatus de la captura de un tipo (I incidencias, IN incapacidades, E horas extra): Abierto, Capturado o Finalizado.',
    all_incident:
      'Los registros de un tipo: I incidencias, IN días de incapacidad, E horas extra por semana, ED horas extra por día.',
    get_filter_horas: 'Las horas extra de cada día; con el concepto de dobles o de triples, solo esa parte.',
    get_csv_incident:
      'Las incidencias o las horas extra (`type` I o E) de una nómina y periodo en CSV, con líneas A3O.',
    get_acuse_nomina:
      'Hace el acuse de nómina en PDF: todo lo capturado de una nómina y periodo, con espacio para firmas. Queda en Mis descargas.',
    set_incidents:
      'Reemplaza las incidencias de una nómina y periodo, o sus incapacidades (`incapacidad=true`), todo o nada. Con `only`, solo las de esas personas, si nadie las cambió desde la versión que se dice.',
    send_evidence:
      'Recibe el comprobante de una incapacidad. Llega a la carpeta del cliente cuando set_incidents guarda la incapacidad que lo nombra en `archivo_id`.',
    set_delete_incident: 'Borra las incidencias de una nómina y periodo.',
    delete_paysheet:
      'Borra lo capturado de un tipo en una nómina y periodo; sin type, de los tres, todo o nada.',
    capture_presence:
      'Dice a quienes tienen abierta la misma captura que quien llama también la tiene, o que ya no (`left`).',
    restore_capture: 'Devuelve lo que se borró junto con un cambio del historial.',
    post_genera_producto:
      'Pide un producto de una nómina en un periodo: un reporte (1 a 11), su cierre (12) o su cálculo (13). Se hace en segundo plano y lo cuenta `get_producto`.',
    get_producto: 'Lo que se pidió de una nómina y cómo va, de lo más reciente a lo más antiguo.',
    post_genera_producto_x_nominas:
      'Pide un producto (`Reporte`: 1 a 11, `Proceso`: 12 o 13) de varias nóminas con las mismas fechas; el mensaje nombra lo que pasó con cada una.',
    get_producto_x_nominas: 'Lo que se pidió de varias nóminas y cómo va cada solicitud.',
    get_storage_reports:
      'Lo que se pidió en una pantalla (`modo`), como un mapa de textos JSON; de `nomina` cada uno tiene nomina y status.',
    payroll_runs:
      'Cómo va cada nómina en un periodo: estado, totales, lo que falta y lo que la persona puede hacer.',
    payroll_overview:
      'Las nóminas que la persona ve, por páginas: sus periodos en curso o sin terminar, cómo van y qué sigue.',
    payment_layouts: 'Los formatos propios de archivos para bancos, con quién los cambió y cuándo.',
    save_payment_layout:
      'Guarda una versión nueva de un formato propio; las anteriores quedan en su historial.',
    delete_payment_layout: 'Quita un formato propio de los que se ofrecen.',
    preview_payment_layout:
      'Los primeros renglones de un formato con los pagos de un periodo, y lo que le falta.',
    get_ags_layout: 'Las columnas del Reporte AGS de la organización, con quién las cambió y cuándo.',
    save_ags_layout:
      'Guarda una versión nueva de las columnas del Reporte AGS, o vuelve a las predeterminadas; las anteriores quedan en su historial.',
    preview_ags_layout:
      'Los primeros empleados de un periodo en unas columnas del Reporte AGS, y lo que les falta.',
    authorize_payroll_run: 'Autoriza la versión calculada que la persona revisó.',
    payroll_findings: 'Lo que encontró un cálculo, primero los errores.',
    set_payroll_override:
      'Fija el importe de un concepto de un empleado, con su motivo; se queda aunque se vuelva a calcular.',
    delete_payroll_override: 'Quita el importe fijado de un concepto de un empleado.',
    closed_differences:
      'Lo que los periodos cerrados pagarían distinto con los datos de ahora, con lo que cambió, y lo que ya se aplicó en un periodo.',
    apply_corrections:
      'Paga o descuenta en un periodo las diferencias elegidas de periodos cerrados; lo que ya está aplicado no se repite.',
    delete_correction: 'Quita de un periodo la diferencia de un periodo cerrado.',
    payroll_settings:
      'Los convenios y prestaciones de una nómina por fecha, y quién cambió qué; antes del primero valen los de siempre.',
    save_payroll_settings:
      'Guarda los convenios y prestaciones de una nómina desde una fecha; la fecha de pago decide cuáles se usan.',
    delete_payroll_settings: 'Quita los convenios que empiezan en una fecha.',
    payroll_settlements: 'Quién sale en un periodo de finiquito, con su baja y lo que se le debe.',
    save_payroll_settlement:
      'Guarda lo que se debe a quien sale: vacaciones pendientes, sueldo, indemnización y prima de antigüedad.',
    results_layout:
      'Libro de Excel para cargar los resultados de otro programa: los empleados del periodo por los conceptos.',
    import_results:
      'Revisa o importa los resultados de un periodo que calculó otro programa; todo o nada, en lugar de los que había.',
    import_results_by_token:
      'Lo mismo para un programa, con un acceso que puede importar resultados de nómina.',
    recalculate_person:
      'Vuelve a calcular a un empleado de una nómina ya calculada, con el mismo resultado que el cálculo completo; la nómina queda con una versión nueva, sin autorizar.',
    payroll_what_if:
      'Compara una nómina calculada con lo que sería con otro salario, otra UMA, otro salario mínimo o una falta más; no guarda nada.',
    payroll_what_if_book: 'La misma comparación como libro de Excel, con todos los que cambian.',
    payroll_trace:
      'De dónde sale el resultado de un empleado: cada regla con su artículo, su base y su cifra.',
    payroll_figures:
      'Las cifras de un año: tarifas, UMA, salarios mínimos y cuotas, con su vigencia y su fuente.',
    confirm_figures: 'Decide que un año sin cifras publicadas repite las del anterior; queda registrado.',
    payroll_sheet: 'La hoja de nómina: empleados por conceptos, con el total de cada concepto.',
    post_genera_variabilidad:
      'Pide el salario base de cotización de un bimestre con sus percepciones variables; lo cuenta `get_variabilidad`.',
    get_variabilidad: 'Las variabilidades de unas fechas y cómo van, como mapa de textos JSON.',
    imss_variability: 'El cálculo de cada persona de una variabilidad, primero quienes cambian.',
    add_variability_movements:
      'Añade al lote por presentar los cambios de salario de una variabilidad, todos o de las personas elegidas.',
    post_movimientos:
      'Pide la conciliación de una nómina en un registro patronal; la hace en segundo plano y la cuenta `get_movimientos`.',
    imss_conciliation:
      'Cada movimiento según las nóminas junto a lo que el IMSS respondió, y lo que falta para presentarlo.',
    imss_batches: 'Los lotes de movimientos de una nómina y registro, y en qué van.',
    imss_batch: 'Los movimientos de un lote y lo que impide incluir a algunos en sus archivos.',
    generate_imss_batch: 'Escribe los archivos IDSE de un lote que aún no se envía.',
    send_imss_batch: 'Anota que los archivos de un lote se enviaron por IDSE.',
    load_imss_response:
      'Carga la respuesta del IMSS de un registro: libro de Excel o líneas de 168 posiciones.',
    imss_rejection_codes: 'Lo que significa cada código de rechazo del IMSS y qué hacer.',
    save_imss_rejection_code: 'Guarda lo que significa un código de rechazo.',
    delete_imss_rejection_code: 'Borra lo que significa un código de rechazo.',
    imss_calendar_feed:
      'La dirección de calendario de quien llama: cuándo se creó y cuándo se consultó; nunca la dirección misma.',
    create_imss_calendar_feed:
      'Crea la dirección secreta del calendario de obligaciones, que se entrega una sola vez; la anterior deja de servir.',
    revoke_imss_calendar_feed: 'Revoca la dirección del calendario de obligaciones.',
    imss_obligations_calendar:
      'Lo que vence en el IMSS como calendario (iCalendar) para una agenda; la dirección basta, sin sesión, y muestra lo que su dueño puede ver en ese momento.',
    imss_non_working_days: 'Los días en que el IMSS no recibe: los de ley y los que la organización agregó.',
    save_imss_non_working_day:
      'Agrega un día inhábil del IMSS o cambia su motivo; los plazos lo toman en cuenta.',
    delete_imss_non_working_day: 'Elimina un día inhábil que la organización agregó.',
    get_movimientos:
      'Las conciliaciones de movimientos afiliatorios de unas fechas y cómo van, como mapa de textos JSON.',
    post_genera_txt:
      'Genera los archivos de texto para el SUA de una nómina y registro patronal; sin `solo_completos` no genera nada si a alguien le faltan datos.',
    genera_txt_incompleto:
      'Genera otra vez los archivos para el SUA, sin las personas a las que les faltan datos.',
    get_txtsua:
      'Los archivos para el SUA que se pidieron en unas fechas y cómo van, como mapa de textos JSON.',
    fileUploadConfronta:
      'Carga los archivos de una confronta (`files`, EMA, EBA, txt del SUA y .SUA) y los compara con la nómina.',
    get_confronta: 'Las confrontas de unas fechas y cómo van, como mapa de textos JSON.',
    imss_findings: 'Los avisos de unos archivos para el SUA o de una confronta, línea por línea.',
    confronta_differences: 'Las personas que difieren en una confronta, de mayor a menor diferencia.',
    set_confronta_comment: 'Escribe el comentario de una diferencia; se conserva en los meses siguientes.',
    sign_confronta: 'Da o quita el visto bueno de una diferencia.',
    confronta_workbook: 'Los hallazgos de una confronta como libro de Excel, con sus comentarios.',
    confronta_tolerances: 'Desde qué importes difieren los totales y las personas de un registro patronal.',
    imss_emission_codes: 'Lo que significan los números de tipo y origen de los movimientos de una EMA.',
    save_imss_emission_code: 'Guarda lo que significa un número de la EMA.',
    delete_imss_emission_code: 'Borra lo que significa un número de la EMA.',
    set_confronta_tolerances: 'Cambia las tolerancias de un registro patronal.',
    close_paysheet: 'Finaliza la captura de una nómina y periodo.',
    upload_incident_cloud: 'Guarda un archivo de la captura en la carpeta del cliente.',
    abrir_paysheet: 'Vuelve a abrir la captura de una nómina y periodo.',
    create_extra_hours: 'Reemplaza las horas extra de una persona en un periodo.',
    horas_create: 'Reemplaza las horas extra de una nómina y periodo, por persona y día.',
    horas_create_newMasiva: 'Reemplaza las horas extra de una nómina y periodo con las de un archivo.',
    get_xls_incident:
      'Entrega el layout de incidencias de una nómina y periodo, con sus personas y conceptos; con `contenido=capturado`, lleno con lo capturado (incidencias_carga_masiva.xlsx).',
    get_xls_HorasExtra:
      'Entrega el layout de horas extra de una nómina y periodo, con un día por columna; con `contenido=capturado`, las horas capturadas en bloques de nueve (acuse_hrs_extras.xlsx).',
    genera_xls_incapacidad:
      'Entrega el layout de incapacidades de una nómina y periodo; con `contenido=capturado`, lleno con lo capturado. Con `download=false` lo guarda en la carpeta del cliente.',
    cargar_layout_incidencias:
      'Lee y revisa un layout de incidencias, renglón por renglón, sin guardar nada. Se guarda con set_incidents.',
    cargar_layout_horas_extra:
      'Lee y revisa un layout de horas extra sin guardar nada. Se guarda con horas_create_newMasiva.',
    cargar_layout_incapacidades:
      'Lee y revisa un layout de incapacidades sin guardar nada. Se guarda con set_incidents e incapacidad=true.',
    capture_overview: 'Qué tiene capturado cada empleado en un periodo, y el estatus de cada tipo.',
    employee_capture:
      'Todo lo capturado de una persona en un periodo, con sus versiones y sus fechas bloqueadas.',
    capture_trail: 'Quién cambió qué en la captura de un periodo, del cambio más reciente al más antiguo.',
    closing_calendar: 'Qué capturas cierran entre dos días, cómo van y quién atiende a cada cliente.',
    find_people:
      'Personas de todos los clientes, por nombre, número, NSS, RFC o CURP, con el periodo abierto de su nómina.',
    capture_by_period: 'El resumen de un periodo de una o varias nóminas (`paysheet_ids`, con comas).',
  } satisfies Record<EndpointName, string>,
} as const;
