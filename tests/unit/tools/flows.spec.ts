import { expect, it } from 'vitest';
import { run } from '../../flows/command.ts';

it('npm run flows says which machines there are when it is asked for another', async () => {
  const call = { args: ['basket'], say: () => undefined, isStopped: () => Promise.resolve(false) };
  await expect(run(call)).rejects.toThrow('There is no machine basket. There are account,');
});
