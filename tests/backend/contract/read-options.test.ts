import { readOptions } from '../../../contract/read-options';

const asked = (...args: string[]) => readOptions(args, () => 0);

describe('what the contract kit is asked for', () => {
  it('reads only, as a guest, unless somebody says otherwise', () => {
    expect(asked('--base-url', 'http://localhost:3001')).toEqual({
      kind: 'run',
      isJson: false,
      isRequiredOnly: false,
      options: {
        baseUrl: 'http://localhost:3001',
        mayWrite: false,
        token: null,
        cityId: null,
        outbox: null,
        fixedCode: null,
        phones: ['359881000000', '359881000001'],
      },
    });
  });

  it('takes everything that there is to say', () => {
    const args =
      '--base-url https://b.example/api/v1/ --write --token t --city 2 --outbox o.jsonl --code 1234 --phones 1,+2 --json --required';
    expect(asked(...args.split(' '))).toEqual({
      kind: 'run',
      isJson: true,
      isRequiredOnly: true,
      options: {
        baseUrl: 'https://b.example',
        mayWrite: true,
        token: 't',
        cityId: 2,
        outbox: 'o.jsonl',
        fixedCode: '1234',
        phones: ['1', '2'],
      },
    });
  });

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'localhost'], '--base-url: accepts an address such as http://localhost:3001'],
    [['--base-url', 'http://b', '--city', 'sofia'], '--city: accepts an id'],
    [['--base-url', 'http://b', '--phones', '1,1'], '--phones: accepts two, as A,B'],
    [['--base-url', 'http://b', '--wirte'], "Unknown option '--wirte'"],
  ])('says what is wrong: %j', (args, reason) => {
    expect(asked(...args)).toEqual({ kind: 'wrong', reason });
  });

  it('helps', () => {
    expect(asked('--help')).toEqual({ kind: 'help' });
  });
});
