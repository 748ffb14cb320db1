/** What `cartwright help <topic>` says, and the reference too: longer than a line of help, as it concerns every command. */
export const topics: Readonly<Record<string, { title: string; text: string }>> = {
  shops: {
    title: 'Which shop a command is for',
    text: `A command is for the shop of this machine unless something names another:

  1. --url, --profile or --data on the command line
  2. CARTWRIGHT_URL, CARTWRIGHT_PROFILE or CARTWRIGHT_DATA in the environment
  3. the profile in use, after cartwright login or cartwright profile use
  4. url in cartwright.config.ts
  5. the shop in ./data

Its token comes from --token, from CARTWRIGHT_TOKEN, or from the profile. The shop of this machine
needs none: whoever may read its data folder is its keeper, and the audit log says "cli". A server
may run beside a command.

cartwright profile use local comes back to the shop of this machine; cartwright whoami says where
commands go.`,
  },
  output: {
    title: 'What is printed where',
    text: `Data goes to standard output, everything else to standard error: a pipe gets data only.

  --output table     for people, which is what you get when you say nothing
  --json             one document: a list for lists, the thing itself for one thing
  --ndjson           one document a line
  --output csv       with a header, as RFC 4180 has it
  --fields a,b.c     only these, in this order; a dot leads into what belongs to it

Amounts are whole numbers of the smallest unit of their currency, times are ISO 8601 in UTC.
Lists print one page; --all prints every page, --limit says how many rows.

With --json or --ndjson a failure is one line on standard error, whatever failed:
  {"error":{"code":"not_found","message":"…","hint":"…","request_id":"…","exit":4}}`,
  },
  'exit-codes': {
    title: 'How a command ends',
    text: `  0    done
  1    something unexpected
  2    the command line is wrong
  3    not signed in, the token is over, or not allowed
  4    not found
  5    refused as it stands, or finished with rows that failed
  6    in conflict with what is there
  7    no network, no answer in time, no shop there, not now
  8    cancelled by choice
  130  interrupted by Ctrl-C`,
  },
  scripts: {
    title: 'In scripts and pipelines',
    text: `Without a terminal, with CI in the environment or with --no-input nothing is ever asked: what is
missing ends the command with code 2 and names the flag. What does not come back wants --yes.
Every call over the network ends after --timeout, 30s when nothing is said.

  export CARTWRIGHT_URL=https://shop.example.com CARTWRIGHT_TOKEN=ct_…
  cartwright orders list -q status=pending --json --fields id,display_id,total | jq length
  cartwright products create -d @mug.json --json | jq -r .id
  cartwright api GET /admin/orders --paginate --ndjson > orders.ndjson

A token for a program: cartwright token create --domain admin --scope orders:read --expires 90d --reveal`,
  },
  queries: {
    title: 'Narrowing lists and sending data',
    text: `-q name=value, once for each; a name that comes twice is a list, brackets reach inside:

  cartwright orders list -q status=pending -q payment_status=captured
  cartwright orders list -q 'created_at[gte]=2026-01-01' -q order=-created_at
  cartwright products list -q q=mug --fields id,title,variants.sku

-d takes JSON, a file or standard input:

  cartwright products update prod_01 -d '{"status":"published"}'
  cartwright products create -d @mug.json
  generate | cartwright products batch -d @-`,
  },
}
