import { PluginKind, declareClassPlugin, declareValuePlugin } from '@stryker-mutator/api/plugin';
import { documentation } from './documentation.mjs';

/** Tells the command that started the run what becomes of the mutants, as soon as it is known. */
class Messenger {
  /** @param {import('@stryker-mutator/api/report').MutationTestingPlanReadyEvent} event */
  onMutationTestingPlanReady({ mutantPlans }) {
    process.send?.({ planned: mutantPlans.length });
  }

  /** @param {import('@stryker-mutator/api/core').MutantResult} mutant */
  onMutantTested(mutant) {
    process.send?.({ mutant });
  }
}

/** What Stryker is to use of ours. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'documentation', {
    shouldIgnore: (path) => documentation(/** @type {import('./documentation.mjs').Path} */ (path)),
  }),
  declareClassPlugin(PluginKind.Reporter, 'messenger', Messenger),
];
