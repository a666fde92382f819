// zod tries `new Function` when it finds no setting, which the portal's Content-Security-Policy forbids and reports.
globalThis.__zod_globalConfig = { jitless: true };
