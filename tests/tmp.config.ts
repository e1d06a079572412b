import config from './playwright.config.ts';
const { webServer, ...rest } = config;
export default { ...rest, webServer: { ...webServer, timeout: 150000 } };
