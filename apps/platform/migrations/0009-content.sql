-- owner: content
-- What the operator tells members: announcements, banners, pictures, messages
-- to one or to many, and the help with its first texts; and feedback.

-- Lines of the marquee, notices, pop-ups, promotions and hints, for everybody.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's own name for it.
  code text NOT NULL UNIQUE CHECK (char_length(code) BETWEEN 1 AND 60),
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  -- Written and not announced yet: shown to nobody, whatever its times.
  is_draft boolean NOT NULL DEFAULT false,
  -- Whom it is for: logged in, anonymous, first login.
  executions text[] NOT NULL
    CHECK (executions <@ '{A,B,F}'::text[] AND cardinality(executions) BETWEEN 1 AND 3),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) <= 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) <= 20000),
  starts_at timestamptz NOT NULL DEFAULT now(),
  -- Null: until it is taken down.
  ends_at timestamptz,
  position integer NOT NULL DEFAULT 0,
  action text NOT NULL DEFAULT 'NONE' CHECK (action IN ('NONE', 'PROMOTION', 'LINK')),
  -- A path of the site or an https address.
  link text CHECK (link ~ '^(/([^/\\]|$)|https://)' AND char_length(link) <= 300),
  CHECK (ends_at > starts_at),
  CHECK ((action = 'LINK') = (link IS NOT NULL))
);
-- Staff write in the back office what the operator says; the versions rise with every change.
GRANT SELECT, INSERT, UPDATE, DELETE ON announcements TO bahati_app;
CREATE INDEX announcements_in_order ON announcements (position, starts_at DESC, id DESC);

-- Rises with every change of an announcement, so that caches know when they are old.
CREATE TABLE announcements_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
GRANT SELECT, UPDATE ON announcements_version TO bahati_app;
INSERT INTO announcements_version (version) VALUES (1);

CREATE FUNCTION raise_announcements_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE announcements_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER announcements_raise_version AFTER INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION raise_announcements_version();

-- Pictures with a text and a link, in groups by where the site shows them (spec §3).
CREATE TABLE banners (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's own name for it.
  code text NOT NULL UNIQUE CHECK (char_length(code) BETWEEN 1 AND 60),
  group_name text NOT NULL CHECK (group_name IN
    ('w_login', 'w_reg', 'w_forget', 'w_home', 'w_promotion', 'w_leftmenu')),
  -- Whom it is for: logged in, anonymous.
  executions text[] NOT NULL DEFAULT '{A,B}'
    CHECK (executions <@ '{A,B}'::text[] AND cardinality(executions) BETWEEN 1 AND 2),
  -- Pictures of the site's own origin: its policy shows no others.
  wide_url text NOT NULL CHECK (wide_url ~ '^/[^/\\]' AND char_length(wide_url) <= 200),
  tall_url text NOT NULL CHECK (tall_url ~ '^/[^/\\]' AND char_length(tall_url) <= 200),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 60),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 60),
  text_en text NOT NULL CHECK (char_length(text_en) <= 160),
  text_sw text NOT NULL CHECK (char_length(text_sw) <= 160),
  -- What its button says; empty where it leads nowhere.
  action_en text NOT NULL DEFAULT '' CHECK (char_length(action_en) <= 30),
  action_sw text NOT NULL DEFAULT '' CHECK (char_length(action_sw) <= 30),
  -- PAGE a path of the site, GAME a game's id, LINK an https address in a new window,
  -- VIDEO the address of a video.
  linkage_type text NOT NULL CHECK (linkage_type IN ('NONE', 'PAGE', 'GAME', 'LINK', 'VIDEO')),
  linkage text CHECK (char_length(linkage) BETWEEN 1 AND 300),
  -- The promotion whose picture it is.
  announcement_id bigint REFERENCES announcements ON DELETE SET NULL,
  position integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL DEFAULT now(),
  -- Null: until it is taken down.
  ends_at timestamptz,
  CHECK (ends_at > starts_at),
  CHECK ((linkage_type = 'NONE') = (linkage IS NULL)),
  CHECK (linkage_type <> 'PAGE' OR linkage ~ '^/([^/\\]|$)'),
  CHECK (linkage_type <> 'LINK' OR linkage ~ '^https://'),
  CHECK (linkage_type NOT IN ('PAGE', 'GAME', 'LINK') OR (action_en <> '' AND action_sw <> ''))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON banners TO bahati_app;
CREATE INDEX banners_in_order ON banners (group_name, position, id);
CREATE INDEX banners_of_announcement ON banners (announcement_id);

-- Rises with every change of a banner, so that caches know when they are old.
CREATE TABLE banners_version (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL
);
GRANT SELECT, UPDATE ON banners_version TO bahati_app;
INSERT INTO banners_version (version) VALUES (1);

CREATE FUNCTION raise_banners_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE banners_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER banners_raise_version AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION raise_banners_version();

-- Pictures staff uploaded for banners and announcements, drawn anew. They are public and need no
-- signed links; they are few, and stored here to be part of every backup.
CREATE TABLE content_pictures (
  id uuid PRIMARY KEY,
  format text NOT NULL CHECK (format IN ('png', 'jpeg')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 8388608),
  added_by text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON content_pictures TO bahati_app;
CREATE INDEX content_pictures_by_time ON content_pictures (added_at);

-- Rules that select members, saved under a name.
CREATE TABLE segments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (char_length(name) BETWEEN 1 AND 60),
  rules jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON segments TO bahati_app;

-- One message to a member, some members or a segment. Its words are
-- stored once, however many inboxes show them.
CREATE TABLE mailings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The client's key: the same request makes one mailing.
  idempotency_key uuid NOT NULL UNIQUE,
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) BETWEEN 1 AND 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) BETWEEN 1 AND 20000),
  -- A path of the site or an https address.
  link text CHECK (link ~ '^(/([^/\\]|$)|https://)' AND char_length(link) <= 300),
  -- The members by name, or the rules of a segment as they stood when this was written.
  audience jsonb NOT NULL,
  -- How many members it was for when it was written, and how many got it.
  matched integer NOT NULL CHECK (matched >= 0),
  told integer NOT NULL DEFAULT 0 CHECK (told >= 0),
  -- One person alone may send it to so many members; null: two agreed.
  alone integer CHECK (alone >= 0),
  state text NOT NULL
    CHECK (state IN ('waiting', 'scheduled', 'sending', 'sent', 'stopped', 'rejected')),
  send_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 5 AND 200),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  CHECK ((state IN ('sent', 'stopped', 'rejected')) = (ended_at IS NOT NULL)),
  CHECK (state NOT IN ('sending', 'sent') OR started_at IS NOT NULL)
);
GRANT SELECT, INSERT ON mailings TO bahati_app;
GRANT UPDATE (state, alone, matched, told, started_at, ended_at, ended_by)
  ON mailings TO bahati_app;
CREATE INDEX mailings_due ON mailings (send_at, id) WHERE state = 'scheduled';
CREATE INDEX mailings_on_their_way ON mailings (id) WHERE state = 'sending';
CREATE INDEX mailings_of_state ON mailings (state, id DESC);

-- Who has not got it yet. The row is deleted in the transaction that
-- puts the message into the inbox.
CREATE TABLE mailing_recipients (
  mailing_id bigint NOT NULL REFERENCES mailings (id),
  member_id bigint NOT NULL,
  PRIMARY KEY (mailing_id, member_id)
);
GRANT SELECT, INSERT, DELETE ON mailing_recipients TO bahati_app;

-- Messages to one member. A deleted one is kept for a while, so that a
-- job that runs twice does not send it again.
CREATE TABLE inbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  -- What it is about; a member is told once.
  key text NOT NULL,
  -- The mailing that holds its words; other messages bring their own.
  mailing_id bigint REFERENCES mailings (id),
  title_en text CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text CHECK (char_length(html_en) <= 20000),
  html_sw text CHECK (char_length(html_sw) <= 20000),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  deleted_at timestamptz,
  UNIQUE (member_id, key),
  CONSTRAINT inbox_messages_words CHECK (
    CASE WHEN mailing_id IS NULL
         THEN num_nulls(title_en, title_sw, html_en, html_sw) = 0
         ELSE num_nonnulls(title_en, title_sw, html_en, html_sw) = 0 END)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON inbox_messages TO bahati_app;
CREATE INDEX inbox_messages_newest ON inbox_messages (member_id, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX inbox_messages_unread ON inbox_messages (member_id)
  WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX inbox_messages_by_time ON inbox_messages (created_at);
CREATE INDEX inbox_messages_read_of_mailing ON inbox_messages (mailing_id)
  WHERE mailing_id IS NOT NULL AND read_at IS NOT NULL;

-- What visitors and members write to the operator.
CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other.
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 3, 4, 6)),
  content text NOT NULL CHECK (char_length(content) BETWEEN 20 AND 200),
  -- The name the writer gave, unproven; empty: none.
  sender text NOT NULL CHECK (char_length(sender) <= 64),
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by text,
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL)),
  CHECK ((answered_at IS NULL) = (note IS NULL))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON feedback TO bahati_app;
CREATE INDEX feedback_waiting ON feedback (id DESC) WHERE answered_at IS NULL;
CREATE INDEX feedback_answered ON feedback (id DESC) WHERE answered_at IS NOT NULL;
CREATE INDEX feedback_of_type ON feedback (type, id DESC);
CREATE INDEX feedback_by_answer ON feedback (answered_at) WHERE answered_at IS NOT NULL;

-- Topics of the help. The site shows the published version; every change
-- is a new version, so that an older one can be restored.
CREATE TABLE help_topics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The anchor that links lead to: /help#term.
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{0,30}$'),
  position integer NOT NULL,
  last_version integer NOT NULL CHECK (last_version > 0),
  -- Null: it is not on the site.
  published_version integer CHECK (published_version BETWEEN 1 AND last_version)
);
GRANT SELECT, INSERT ON help_topics TO bahati_app;
GRANT UPDATE (position, last_version, published_version) ON help_topics TO bahati_app;

-- What a topic of the help said, version by version.
CREATE TABLE help_versions (
  topic_id bigint NOT NULL REFERENCES help_topics (id),
  version integer NOT NULL CHECK (version > 0),
  title_en text NOT NULL CHECK (char_length(title_en) BETWEEN 1 AND 120),
  title_sw text NOT NULL CHECK (char_length(title_sw) BETWEEN 1 AND 120),
  html_en text NOT NULL CHECK (char_length(html_en) BETWEEN 1 AND 20000),
  html_sw text NOT NULL CHECK (char_length(html_sw) BETWEEN 1 AND 20000),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (topic_id, version)
);
GRANT SELECT, INSERT ON help_versions TO bahati_app;
CREATE TRIGGER help_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON help_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The first texts.
INSERT INTO help_topics (code, position, last_version, published_version) VALUES
  ('start', 1, 1, 1),
  ('money', 2, 1, 1),
  ('record', 3, 1, 1),
  ('fairness', 4, 1, 1),
  ('responsible', 5, 1, 1),
  ('term', 6, 1, 1),
  ('privacy', 7, 1, 1);
INSERT INTO help_versions (topic_id, version, title_en, title_sw, html_en, html_sw, written_by)
SELECT help_topics.id, 1, words.title_en, words.title_sw, words.html_en, words.html_sw, 'system'
  FROM help_topics JOIN (VALUES
    ('start', 'Getting started', 'Kuanza',
     '<h3>Open an account</h3><p>Choose “Sign up”, pick a username and a password, give your date of birth and accept the terms. You are logged in at once.</p><p>One person, one account. Use a password you use nowhere else, and tell it to nobody: our staff will never ask for it.</p><h3>Find a game</h3><p>The bar at the top leads to each kind of game. On a list you can search by name and choose a maker. A grey picture means the game is under maintenance; it opens again by itself.</p><p>A game shows its stakes before you play. What you stake leaves your balance when the round begins, and what you win is there when it ends.</p>',
     '<h3>Fungua akaunti</h3><p>Bofya “Jisajili”, chagua jina la mtumiaji na nenosiri, andika tarehe yako ya kuzaliwa kisha ukubali masharti. Utakuwa umeingia papo hapo.</p><p>Mtu mmoja, akaunti moja. Tumia nenosiri ambalo hulitumii kwingine, na usimwambie mtu: wahudumu wetu hawatakuuliza kamwe.</p><h3>Tafuta mchezo</h3><p>Mstari wa juu unaongoza kwenye kila aina ya mchezo. Kwenye orodha unaweza kutafuta kwa jina na kuchagua mtengenezaji. Picha ya kijivu ina maana mchezo uko kwenye matengenezo; utafunguka wenyewe.</p><p>Mchezo huonyesha viwango vya dau kabla hujacheza. Dau linatoka kwenye salio mchezo unapoanza, na ushindi unaingia unapokwisha.</p>'),
    ('money', 'Money in and out', 'Kuweka na kutoa pesa',
     '<h3>Deposit</h3><p>Open “Deposit”, choose how to pay and how much, and finish on the page of the payment service. Your balance changes as soon as the service tells us, usually within a minute.</p><p>If the network breaks on the way, do not pay twice: your list of deposits shows how far each one has come.</p><h3>Withdraw</h3><p>The first time, you set a payment password of six digits. Then choose the number and the amount, check everything once more and confirm.</p><p>The amount is held at once, so it cannot be played by mistake. Our staff check the request and pay it, or refuse it with a reason and give the money back to your balance.</p><p>When the money has arrived, confirm it under “Withdrawal”. Without an answer it counts as received after the time shown there.</p><h3>What “on hold” means</h3><p>Money on hold is still yours. It stands behind rounds that are not finished, or behind withdrawals that have not been paid yet.</p>',
     '<h3>Kuweka pesa</h3><p>Fungua “Weka pesa”, chagua njia ya kulipa na kiasi, kisha malizia kwenye ukurasa wa huduma ya malipo. Salio lako litabadilika mara tu huduma itakapotujulisha, kwa kawaida ndani ya dakika moja.</p><p>Mtandao ukikatika katikati, usilipe mara mbili: orodha ya pesa ulizoweka inaonyesha kila muamala umefika wapi.</p><h3>Kutoa pesa</h3><p>Mara ya kwanza utaweka nenosiri la malipo lenye tarakimu sita. Kisha chagua namba na kiasi, kagua kila kitu tena, na uthibitishe.</p><p>Kiasi kinashikiliwa mara moja, ili kisichezwe kwa bahati mbaya. Wahudumu wetu wanakagua ombi na kulilipa, au wanalikataa kwa sababu iliyoandikwa na kurudisha pesa kwenye salio lako.</p><p>Pesa zikifika, thibitisha kwenye “Toa pesa”. Bila jibu, zitahesabiwa zimepokelewa baada ya muda ulioonyeshwa hapo.</p><h3>Maana ya “zilizoshikiliwa”</h3><p>Pesa zilizoshikiliwa bado ni zako. Zinasimama nyuma ya michezo ambayo haijaisha, au nyuma ya maombi ya kutoa pesa ambayo hayajalipwa.</p>'),
    ('record', 'Your rounds', 'Michezo yako',
     '<h3>The betting record</h3><p>Every round you have played stands in the betting record, with its stake, its payout, its outcome and the proof of how it was drawn. Choose a period, a state or a maker to find one.</p><p>A round that was interrupted, by the network or by the phone, is not lost: open the game again and it shows the same outcome.</p>',
     '<h3>Rekodi ya madau</h3><p>Kila mchezo uliocheza uko kwenye rekodi ya madau, pamoja na dau lake, malipo yake, matokeo yake na uthibitisho wa jinsi ulivyochezeshwa. Chagua kipindi, hali au mtengenezaji ili kuupata.</p><p>Mchezo uliokatizwa na mtandao au simu haupotei: fungua mchezo tena na utaonyesha matokeo yaleyale.</p>'),
    ('fairness', 'Fair play', 'Uhalali wa michezo',
     '<h3>How a round is drawn</h3><p>Before you play, our server fixes a secret seed and shows you its fingerprint. Your browser adds a seed of its own, which you may change. The two seeds and the number of the round decide the outcome; nobody can change it afterwards without the fingerprint giving it away.</p><p>When you change seeds in the game, the old secret is shown. Open any round in your record and choose the checking page: it computes the round again in your own browser.</p><h3>Return to player</h3><p>A return of 96 % means that over very many rounds about 96 of every 100 shillings staked are paid out as winnings. It says nothing about your next round, nor about an evening: each round is drawn anew.</p>',
     '<h3>Jinsi mchezo unavyochezeshwa</h3><p>Kabla hujacheza, seva yetu inaweka mbegu ya siri na kukuonyesha alama yake. Kivinjari chako kinaongeza mbegu yake, ambayo unaweza kuibadilisha. Mbegu hizo mbili na namba ya mchezo ndizo zinazoamua matokeo; hakuna anayeweza kuyabadilisha baadaye bila alama kumfichua.</p><p>Ukibadilisha mbegu ndani ya mchezo, siri ya zamani inaonyeshwa. Fungua mchezo wowote kwenye rekodi yako, kisha ufungue ukurasa wa ukaguzi: unakokotoa mchezo huo upya ndani ya kivinjari chako.</p><h3>Marejesho kwa mchezaji</h3><p>Marejesho ya 96 % yana maana kwamba katika michezo mingi sana, takriban shilingi 96 kati ya kila 100 zilizowekwa dau hulipwa kama ushindi. Haisemi lolote kuhusu mchezo wako ujao, wala kuhusu jioni moja: kila mchezo huchezeshwa upya.</p>'),
    ('responsible', 'Responsible play', 'Kucheza kwa kiasi',
     '<h3>Keep it a game</h3><p>Decide before you start how much money and how much time you can spare, and stop there, whether you are winning or losing.</p><p>Never play with money meant for rent, school fees or food, and never borrow to play. Losses cannot be won back by playing longer: the chances are the same in every round.</p><p>Take breaks. A game you cannot put down for ten minutes has stopped being one.</p><h3>Limits and breaks</h3><p>Under “Responsible gambling” you set how much you may deposit, stake or lose and how long you may play, in a day, a week or a month. A stricter limit counts at once; a higher one waits 24 hours, and until then you may change your mind.</p><p>There you also take a time-out of some days, or exclude yourself for months, years or for ever. Bets and deposits close at once and nobody can open them early. You may still log in to withdraw, and open bets are still paid.</p><p>The same page names people to talk to who do not belong to us.</p><h3>Signs to take seriously</h3><p>You hide how much you play. You play to forget worries. You stake more to feel the same. You are short-tempered when you cannot play. If you know yourself in one of these, stop today and talk to someone you trust, or to a doctor or counsellor near you.</p><h3>Children</h3><p>Play is for adults only. Do not let anyone under age use your account or your phone for play, and sign out when you share a device.</p>',
     '<h3>Ubaki kuwa mchezo</h3><p>Kabla ya kuanza, amua ni pesa kiasi gani na muda gani unaweza kutumia, kisha uache hapo, uwe unashinda au unapoteza.</p><p>Usicheze kamwe kwa pesa za kodi ya nyumba, karo au chakula, na usikope ili ucheze. Pesa zilizopotea hazirudi kwa kucheza zaidi: nafasi ni zilezile katika kila mchezo.</p><p>Pumzika. Mchezo usioweza kuuacha kwa dakika kumi si mchezo tena.</p><h3>Vikomo na mapumziko</h3><p>Kwenye “Cheza kistaarabu” unaweka kiasi unachoweza kuweka, kucheza au kupoteza, na muda wa kucheza, kwa siku, wiki au mwezi. Kikomo kikali zaidi kinaanza mara moja; cha kulegeza kinasubiri saa 24, na hadi hapo unaweza kubadili nia.</p><p>Hapo pia unaweza kupumzika siku kadhaa, au kujizuia kwa miezi, miaka au daima. Kuweka dau na pesa kunafungwa mara moja na hakuna anayeweza kufungua mapema. Bado unaweza kuingia ili kutoa pesa, na madau yaliyo wazi yatalipwa.</p><p>Ukurasa huo unataja pia watu wa kuzungumza nao ambao si wa kampuni yetu.</p><h3>Dalili za kuzingatia</h3><p>Unaficha kiasi unachocheza. Unacheza ili kusahau matatizo. Unaweka dau kubwa zaidi ili kupata hisia ileile. Unakasirika haraka usipocheza. Ukijiona katika mojawapo ya haya, acha leo na uzungumze na mtu unayemwamini, au daktari au mshauri aliye karibu nawe.</p><h3>Watoto</h3><p>Kucheza ni kwa watu wazima pekee. Usimruhusu asiyefikisha umri kutumia akaunti au simu yako kucheza, na uondoke kwenye akaunti unapotumia kifaa na wengine.</p>'),
    ('term', 'Terms', 'Masharti',
     '<h3>Your account</h3><p>You must have reached the age shown at registration, and playing must be lawful where you are. The account is yours alone; you may not sell it, lend it or open a second one.</p><p>You are responsible for keeping your passwords secret. Tell us at once if someone else may know them. We may close an account to protect its owner or others.</p><h3>Rounds and payouts</h3><p>A stake is accepted when it has left your balance. A round is decided by its draw, which stands even if your connection breaks. If a round cannot be finished through a fault of ours or of a maker, its stakes are returned.</p><p>What the ledger shows is what counts. If an amount was booked wrongly we correct it by a new entry that you can see.</p><h3>Deposits and withdrawals</h3><p>Deposit only from means of payment that are yours, and withdraw only to a number or account of yours. We may ask you to prove who you are before we pay.</p><p>Taxes that the law lays on deposits, stakes or withdrawals are shown before you confirm.</p><h3>What is not allowed</h3><p>Playing by programs, working together against other players, using faults of a game, and moving money for other purposes than play are not allowed. Rounds played that way may be voided.</p><h3>This site is a demonstration</h3><p>The brand shown here exists to demonstrate the platform. Payments are simulated and no real stakes are taken.</p>',
     '<h3>Akaunti yako</h3><p>Ni lazima uwe umefikisha umri ulioonyeshwa wakati wa kujisajili, na kucheza kuwe halali mahali ulipo. Akaunti ni yako peke yako; huruhusiwi kuiuza, kuiazima wala kufungua ya pili.</p><p>Ni jukumu lako kutunza siri ya manenosiri yako. Tujulishe mara moja ukihisi mtu mwingine anayajua. Tunaweza kufunga akaunti ili kumlinda mwenyewe au wengine.</p><h3>Michezo na malipo</h3><p>Dau limekubaliwa pale linapotoka kwenye salio lako. Mchezo unaamuliwa na uchezeshaji wake, ambao unabaki hata muunganisho wako ukikatika. Mchezo usipoweza kumalizika kwa kosa letu au la mtengenezaji, madau yake yanarudishwa.</p><p>Kinachoonyeshwa na daftari la hesabu ndicho halali. Kiasi kikiandikwa kimakosa, tunakisahihisha kwa ingizo jipya unaloweza kuliona.</p><h3>Kuweka na kutoa pesa</h3><p>Weka pesa kutoka njia za malipo zilizo zako tu, na utoe kwenda kwenye namba au akaunti yako mwenyewe. Tunaweza kukuomba uthibitishe wewe ni nani kabla hatujalipa.</p><p>Kodi ambazo sheria inatoza unapoweka pesa, dau au unapotoa pesa zinaonyeshwa kabla hujathibitisha.</p><h3>Yasiyoruhusiwa</h3><p>Kucheza kwa programu, kushirikiana dhidi ya wachezaji wengine, kutumia kasoro za mchezo, na kuhamisha pesa kwa sababu nyingine zisizo za mchezo haviruhusiwi. Michezo iliyochezwa hivyo inaweza kufutwa.</p><h3>Tovuti hii ni ya maonyesho</h3><p>Chapa inayoonyeshwa hapa ipo ili kuonyesha mfumo. Malipo ni ya kuigiza na hakuna dau halisi linalopokelewa.</p>'),
    ('privacy', 'Privacy', 'Faragha',
     '<h3>What we keep</h3><p>Your username and date of birth, the settings you choose, your deposits, withdrawals and rounds, and the times and network addresses of your visits. Passwords are kept only in a form from which they cannot be read back.</p><p>We need this to run your account, to pay you, to keep play fair and to fulfil the law. We do not sell it, and we use no trackers of others.</p><h3>What stays in your browser</h3><p>Your choice of language and theme, whether your balance is hidden, and, until you close the tab or sign out, the key of your session.</p><h3>Your rights</h3><p>You may ask what we keep about you, have mistakes corrected, and close your account. Records of money we must keep for as long as the law demands.</p>',
     '<h3>Tunachotunza</h3><p>Jina lako la mtumiaji na tarehe ya kuzaliwa, mipangilio unayochagua, pesa ulizoweka, ulizotoa na michezo yako, pamoja na nyakati na anwani za mtandao za ziara zako. Manenosiri yanatunzwa kwa namna ambayo hayawezi kusomwa tena.</p><p>Tunayahitaji ili kuendesha akaunti yako, kukulipa, kuhakikisha michezo ni ya haki na kutimiza sheria. Hatuyauzi, na hatutumii vifuatiliaji vya wengine.</p><h3>Kinachobaki kwenye kivinjari chako</h3><p>Lugha na mwonekano uliochagua, kama salio lako limefichwa, na, hadi utakapofunga dirisha au kuondoka, ufunguo wa kipindi chako.</p><h3>Haki zako</h3><p>Unaweza kuuliza tunachotunza kukuhusu, kurekebishiwa makosa, na kufunga akaunti yako. Rekodi za pesa tunalazimika kuzitunza kwa muda ambao sheria inadai.</p>')
  ) words (code, title_en, title_sw, html_en, html_sw) USING (code);
