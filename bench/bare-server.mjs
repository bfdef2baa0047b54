import express from 'express';

/**
 * The baseline of a cached page: Express with one page ready in memory. It is told where to take the
 * page from, says at which port it answers with it, and at `/cpu` what it has spent.
 */
const open = async (address) => {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const type = answer.headers.get('content-type');
  const page = Buffer.from(await answer.arrayBuffer());
  const app = express().disable('etag');
  app.get('/cpu', (_, response) => {
    const { user, system } = process.cpuUsage();
    response.json({ microseconds: user + system });
  });
  app.use((_, response) => {
    response.set('Content-Type', type).send(page);
  });
  const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
};

process.once('message', (address) => void open(address));
process.on('disconnect', () => process.exit(0));
