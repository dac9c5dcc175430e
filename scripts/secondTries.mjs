/**
 * Reports each test that passed only when it was tried again, with what failed first: the whole run passes, and the test is a
 * fault to be fixed.
 */
export default class SecondTries {
  #cases = [];

  onTestCaseResult(testCase) {
    if (testCase.result().state === 'passed' && testCase.diagnostic()?.retryCount > 0)
      this.#cases.push(testCase);
  }

  onTestRunEnd() {
    if (this.#cases.length === 0) return;
    console.log('\nPassed at the second try only, to be fixed:');
    for (const testCase of this.#cases) {
      console.log(`  ${testCase.module.relativeModuleId} > ${testCase.fullName}`);
      for (const {stack, message} of testCase.result().errors ?? [])
        console.log(`    ${(stack ?? message).replaceAll('\n', '\n    ')}`);
    }
  }
}
