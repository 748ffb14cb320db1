/**
 * What guessers try first, as the words that common passwords are made of. Written for this project from what is
 * generally known: the heads of the lists that every breach repeats, keyboard walks, first names, teams, brands,
 * swear-free everyday words in a few languages. It is no copy of a published list. Lower case, without the digits and
 * signs that people add: those are in `common-passwords.ts`.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena contraseña senha parola passord losenord haslo wachtwoord salasana sifre
  pass passwd passcode passphrase secret topsecret supersecret hidden private security secure access login logon signin
  letmein letmeinnow welcome welcomeback changeme changeit default guest user username admin administrator root
  superuser master manager owner boss test testing tester testtest demo sample example temp temporary service support
  helpdesk system server database oracle cisco mysql postgres ubuntu debian linux windows microsoft apple google
  facebook twitter instagram linkedin youtube amazon netflix spotify whatsapp telegram paypal bitcoin ethereum crypto
  shop store shopping shopadmin mystore myshop webshop storefront medusa shopify magento woocommerce
  qwerty qwertz azerty qwertyui qwertyuiop qwert asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm yxcvbnm
  qazwsx qazwsxedc wsxedc edcrfv rfvtgb tgbyhn qweasd qweasdzxc asdzxc zaqwsx zaqxsw poiuy poiuytrewq lkjhgfdsa mnbvcxz
  qaz wsx qwe asd zxc qweqwe asdasd zxczxc qwaszx wasd wasdwasd abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa xxxxxx
  zzzzzz qqqqqq abcabc aabbcc xyz hello hallo hola bonjour ciao salut namaste hi goodbye bye thanks please yes
  iloveyou iloveu loveyou loveme lovely lover lovelove love mylove truelove forever always amour teamo amore schatz
  liebe baby babygirl babyboy honey sweetheart sweety sweet sugar angel angels darling princess prince queen king
  sunshine moonlight moon star stars starlight sky skywalker rainbow summer winter spring autumn fall january february
  march april june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday morning evening night midnight holiday christmas easter halloween birthday
  football soccer baseball basketball hockey tennis golf golfer rugby cricket volleyball swimming running runner skate
  skater surfer snowboard fishing hunting hunter shooter shadow killer ninja samurai warrior gladiator spartan viking
  knight wizard dragon dragons phoenix unicorn monster zombie vampire ghost demon devil lucifer hell heaven god jesus
  christ jesuschrist godisgood ilovegod ilovejesus blessed blessing faith grace hope peace freedom liberty justice
  superman batman spiderman ironman hulk wolverine deadpool joker harley starwars startrek matrix pokemon pikachu naruto
  goku dragonball minecraft fortnite roblox callofduty warcraft starcraft counter halflife zelda mario luigi sonic
  nintendo playstation xbox gamer gaming player playboy hotrod harrypotter hogwarts gandalf frodo matrix terminator
  monkey tiger lion eagle falcon hawk wolf bear panther jaguar cobra snake shark dolphin turtle rabbit bunny horse pony
  puppy doggy doggie dog cat kitty kitten chicken cow pig piglet duck butterfly spider snoopy garfield tigger scooby
  mickey minnie donald disney bambi simba nemo elmo barney
  banana apple apples orange cherry peach strawberry blueberry lemon mango coconut cookie cookies chocolate candy cupcake
  coffee tea beer whiskey vodka pizza burger cheese butter pepper ginger garlic potato tomato pancake muffin
  flower flowers rose daisy lily violet jasmine sunflower orchid diamond ruby emerald crystal pearl silver golden gold
  platinum purple yellow green blue red orange black white pink brown
  michael jennifer jessica jordan ashley amanda daniel joshua matthew andrew justin thomas robert william david james
  john joseph charles christopher anthony nicholas jonathan alexander alexandra alexandre alexis benjamin samuel
  samantha elizabeth victoria stephanie danielle michelle patricia nicole melissa rachel rebecca sarah sandra laura
  lauren emily hannah madison olivia sophia isabella charlotte charlie george harry oliver jack jackson lucas liam noah
  ethan mason logan dylan tyler austin brandon kevin brian steven stephen richard ronald edward patrick peter philip
  paul mark martin marcus max maxwell sebastian tobias florian stefan andreas juergen klaus hans wolfgang sabine claudia
  petra nathalie camille chloe julien nicolas antoine pierre jerome francois giovanni giuseppe francesco alessandro
  valentina martina carlos miguel fernando alejandro rodrigo ricardo eduardo gabriel rafael mariana fernanda camila
  andrea daniela natasha svetlana tatiana vladimir dmitry sergey alexey maksim ekaterina mohammed muhammad ahmed ali
  fatima aisha hassan hussein ibrahim krishna ganesh rahul priya anita sanjay
  maria mariposa estrella corazon princesa familia mother father mama papa mummy daddy mommy sister brother family
  friends friend friendship bestfriend married single lucky luckyme smile happy happiness crazy cool awesome perfect
  beautiful pretty sexy hottie cutie cute fatboy bigboy biggie lilman player gangster thug rockstar superstar
  computer laptop internet network website software hardware keyboard mouse monitor printer android iphone samsung nokia
  motorola sony toshiba lenovo dell nvidia intel
  mustang camaro corvette ferrari porsche mercedes maserati lamborghini toyota honda nissan suzuki yamaha kawasaki
  harleydavidson chevrolet chevy ford dodge jeep subaru mazda audi volkswagen bmw volvo
  liverpool arsenal chelsea manchester united mancity everton tottenham celtic rangers barcelona realmadrid atletico
  juventus milan inter napoli forzamilan bayern dortmund schalke hamburg werder ajax feyenoord benfica sporting porto
  galatasaray fenerbahce besiktas flamengo corinthians palmeiras boca river lakers celtics bulls yankees redsox dodgers
  cowboys steelers packers patriots raiders broncos eagles giants dolphins chargers vikings bears redskins
  london paris berlin madrid moscow newyork chicago dallas houston boston denver phoenix seattle atlanta miami texas
  florida california arizona hawaii alaska america american england scotland ireland wales germany deutschland france
  italia italy spain espana brasil brazil mexico canada australia india china japan russia poland polska nederland
  holland sweden sverige norway danmark finland suomi turkey turkiye europe africa asia istanbul marseille
  metallica nirvana slipknot greenday linkinpark eminem tupac beatles elvis madonna rihanna beyonce shakira ironmaiden
  acdc ramones blink gunsnroses rammstein korn tool queen coldplay oasis bonjovi rockandroll rocknroll music guitar
  drummer piano violin singer dancer dancing hiphop reggae techno
  money dollar million billionaire rich casino poker jackpot winner champion champ victory success power energy thunder
  lightning storm hurricane fire ice water ocean river mountain forest island paradise sunset sunrise snowball snowman
  rocket apollo galaxy universe saturn jupiter mercury pluto planet earth cosmos
  trustno blahblah whatever nothing something everything anything noname unknown mypassword yourpassword thepassword
  newpassword oldpassword passwordpassword nopassword mypass pwd abcxyz foobar foobarbaz opensesame sesame abracadabra
  accessdenied letmeinplease imthebest iamgod iamtheboss theboss godfather bond jamesbond agent maverick goose top gun
  soleil doudou loulou chouchou azertyuiop sonnenschein schmetterling hase mausi engel fussball
  woaini woaiwojia tiantian dearbook jiajia iloveyouforever`.split(/\s+/),
)
