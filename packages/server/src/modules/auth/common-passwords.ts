import { commonWords } from './common-words'

/**
 * Passwords of eight characters and more that stand in every guesser's first list, in lower case. Shorter ones are
 * refused for their length.
 */
const common: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 987654321 0123456789 11111111 00000000 88888888 12341234 12344321 11223344
  112233445566 123123123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsxedc
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1234qwer qwer1234 asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 poiuytrewq lkjhgfdsa azertyui azertyuiop password password1 password12 password123 password1234
  password01 passw0rd p@ssw0rd p@ssword pa$$word passwort passwort1 motdepasse contrasena letmein1 letmein123 welcome1
  welcome12 welcome123 changeme changeme1 changeme123 default1 admin123 admin1234 admin12345 administrator adminadmin
  rootroot root1234 test1234 testtest testtest1 test12345 testing1 testing123 guest123 guest1234 user1234 username
  demo1234 sample12 example1 secret12 secret123 topsecret trustno1 iloveyou iloveyou1 iloveyou2 ilovegod lovelove
  iloveu12 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 a1b2c3d4 aa123456 a1234567 a12345678 aaaaaaaa abcabcabc
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  spiderman starwars starwars1 pokemon1 pokemon123 nintendo playstation minecraft fortnite dragon12 dragon123 monkey12
  monkey123 shadow12 shadow123 master12 master123 killer12 killer123 michael1 jennifer jennifer1 jessica1 jordan23
  charlie1 michelle michelle1 ashley12 samantha samantha1 alexander alexandra elizabeth christopher victoria benjamin
  daniel12 matthew1 anthony1 thomas12 robert12 william1 nicholas jonathan patricia danielle stephanie computer
  computer1 internet internet1 whatever whatever1 freedom1 mustang1 corvette mercedes ferrari1 liverpool liverpool1
  chelsea1 arsenal1 barcelona realmadrid juventus manchester cowboys1 steelers yankees1 chocolate chocolate1 cookie12
  butterfly butterfly1 flower12 rainbow1 diamond1 september december november october1 summer12 summer2020 summer2021
  summer2022 summer2023 summer2024 summer2025 summer2026 winter12 winter2020 winter2021 winter2022 winter2023
  winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 midnight blink182 metallica
  greenday slipknot nirvana1 beatles1 hello123 hello1234 hellohello helloworld goodluck goodbye1 lovely12 babygirl
  babygirl1 blessing jesus123 jesuschrist godisgood christian married1 forever1 friends1 familia1 mother12 father12
  qweasdzxc qweasd123 asd123456 zxc12345 1a2b3c4d 147258369 159753456 741852963 789456123 963852741 5201314a 10203040
  01020304 13579246 24681357 99999999 77777777 66666666 55555555 44444444 33333333 22222222 123456aa 123456ab 123456qw
  12345qwert 1234abcd 12345abc 123abc123 abc123abc pass1234 pass12345 passpass pass@123 pass@word1 admin@123 admin@1234
  welcome@123 qwerty@123 password@1 password@123 medusa123 supersecret shopadmin shopshop store123 mystore1 letmeinnow
  opensesame access14 accessdenied login123 loginlogin server12 database oracle12 cisco123 samsung1 samsung123 google12
  google123 facebook facebook1 linkedin1 twitter1 instagram youtube1 amazon123 microsoft windows1 windows10 monster1
  phoenix1 ranger12 harley12 hunter12 hunter123 tigger12 buster12 soccer12 soccer123 hockey12 tennis12 golfer12
  maverick scooter1 snowball snoopy12 marlboro budweiser newyork1 california florida1 chicago1 dallas12 london12
  paris123 berlin12 madrid12 moscow12 america1 canada12 mexico12 brasil12 australia australia1 deutschland schalke04
  hallo123 hallo1234 schatz12 sonnenschein bonjour1 soleil12 doudou12 azerty123 azerty12 marseille hola1234 teamo123
  estrella mariposa ciao1234 juventus1 forzamilan natasha1 vladimir 1234567a 12345678a 123456789a 123456789q 1234567q
  q1234567 z1234567 s1234567 qq123456 w1234567 woaini1314 woaini520 5211314a a5201314 li123456 wang1234`.split(
    /\s+/,
  ),
)

/** What people put behind a word, or before it: digits, a year, a sign or two. */
const additions = /^[\d!?.,_@#$%&*+-]{0,6}$/

/** The letters that signs and digits stand for in `p@ssw0rd`. */
const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Whether a password is among the first that are tried: known, a known word with something short before or behind it
 * and perhaps signs for letters, a word twice, one sign again and again, or a plain row.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return common.has(plain) || /^(.{1,3})\1+$/.test(plain) || isRow(plain) || isDressedWord(plain)
}

function isDressedWord(text: string): boolean {
  const spelled = [...text].map((sign) => letters[sign] ?? sign).join('')
  // All places where the word may begin and end: what is left on both sides must be an addition.
  for (let from = 0; from <= Math.min(6, text.length); from++) {
    if (!additions.test(text.slice(0, from))) break
    for (let to = text.length; to >= text.length - 6 && to - from >= 3; to--) {
      if (!additions.test(text.slice(to))) break
      if (isWord(text.slice(from, to)) || isWord(spelled.slice(from, to))) return true
    }
  }
  return false
}

function isWord(text: string): boolean {
  if (commonWords.has(text)) return true
  const half = text.slice(0, text.length / 2)
  return half + half === text && commonWords.has(half)
}

/** Every sign follows the one before, up or down: `abcdefgh`, `87654321`. */
function isRow(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0)
  if (Math.abs(step) !== 1) return false
  for (let at = 2; at < text.length; at++)
    if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false
  return true
}
