// The set-up script finds or installs the browser; puppeteer must not download its own.
module.exports = { skipDownload: true };
