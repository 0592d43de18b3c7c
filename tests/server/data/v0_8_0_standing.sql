-- A database as 0.8.0 left it when it was killed: a standing bot has to act in the game under way. Never edit it.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',1,1.79494153349640488625e+09,'{"is":"opened","terms":{"game":"strike","name":"Ann","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","stand_in":"expert"},"host":"6c8cc0efe7ca30aa","seats":2}706cfe15983ae24307671fbfa18d1e948d59711aa729d53374f32c7d91e13c10',1278748380);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',2,1.79494153349640488625e+09,'{"is":"seated","seat":0,"name":"Ann","person":"6c8cc0efe7ca30aa"}2244c9847a3bbf81ff170cac41618bb260357bc834d095e35348852ec0b86898',3885852219);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',3,1.79494153349640488625e+09,'{"is":"committed","id":"f684a4fd43491f12c60342792ad793a8","round":1,"commitment":"050a91483c4990b84d994289902e33e412f4a669a539fe54c02ae8c252e35e62"}74b4a9214bd8c71d66b1aaa6a28cf352277ff0ca26f87f0c3c6af8d033d6cb1f',561432095);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',4,1.79494153503665947917e+09,'{"is":"seated","seat":1,"name":"Robin","person":"d9c2f8e2728cf1d3","program":true}f6bc8eca786a3376a70ff52aeb5a77957b83cd52420d473999a60636c3cd3a30',1550003305);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',5,1.79494153513454103468e+09,'{"is":"key_promised","seat":0,"hash":"0351fd5b197eb182598606fb1744ac3b5a15d54841017275698b013d91fa9937"}f39f8974a9251300c6a52bb0549b270a7081dad3d29d5e1073e3b7a97db09e79',2863154398);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',6,1.7949415351471669674e+09,'{"is":"start_wanted"}269d0491b1b9e15edc649c7881572fb296b14d7c7e537f969485a3102ea373da',3947935169);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',7,1.7949415351471669674e+09,'{"is":"keys_asked","hashes":["0351fd5b197eb182598606fb1744ac3b5a15d54841017275698b013d91fa9937",null],"draft":"721e7a1b0715b11beefe84f68dc3e9621ed0d8781df4c6850dd17096bbed9817"}b2a34264302fb2940e10bb3b36f7b44593ce557105d2134f4884c6e57ea69854',1377584946);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',8,1.79494153515361547475e+09,'{"is":"game_began","id":"f684a4fd43491f12c60342792ad793a8","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Robin"],"bots":[null,null],"thrower":"luck","id":"f684a4fd43491f12c60342792ad793a8","commitment":"050a91483c4990b84d994289902e33e412f4a669a539fe54c02ae8c252e35e62","keys":["821f7d925accccc87afe3116d97d055287f0d61dfd202e53f5979db4625c0a41",null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}376c1da31b4147cec921f821ba090ed729283cca8aeb31e2801663de9de51b92',2042692926);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',9,1.79494153518773317344e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}}}65edfa98f4917c285b231dfd7b6267e58b1b20ac1dd550bf393c49d59fd0ab19',2891422877);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',10,1.7949415352016990185e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}1b8381d8c1d0b1d154b59dedef84b6bb3a3d7424bf456f499647c78e50a17d86',507569912);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',11,1.7949415352016990185e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}}}b2d3a6fa6382b7d7ddcfdf5db6911a6fced769490f4474cec1c6d2a6ae39189a',3166796325);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',12,1.79494153529735016826e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}566ef509eddb0c82b8c7304519d8ab68f07e8c342d7d40a7d08ebc747f453b60',2131081047);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',13,1.79494153538844752309e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"},"manner":"toss"}}88dbc81bf106b207ec038b66cb9741f4836c412b5db6c40c6ef6f8672a890018',3723013267);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',14,1.79494153538844752309e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[1,[15],"toss"]],"lying":[16,7],"stacks":[]}}}98b4e52759e032a09f5094da05ca6b8c13060621d8911f71ed7c2fe1057a484d',2881794215);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',15,1.79494153541667771341e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"},"manner":"drop"}}ec37290de9fe456fbc8e2fbe0914bf556cd0c9a52af479fe256a0328bbc290cb',1965569161);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',16,1.79494153541667771341e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[14,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[1,[14],"drop"]],"lying":[16,7,15],"stacks":[]}}}6edec3dfb530bd1b3a905e405ee46a506d11af1205de6587538c2b7f407036c2',183278946);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',17,1.79494153543303441994e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"},"manner":"drop"}}e4dd0b9e80424c05f4cd31cd1be8e1138dc72dbd906429cafb1efe6741ae48b5',611482647);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',18,1.79494153543303441994e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[13,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":5,"hands":[[1,[13],"drop"]],"lying":[16,7,15],"stacks":[]}}}ea68f972721952138d1ce0d2131195465e0e973947948076de5ff8c9a9a671f5',1520644841);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',19,1.7949415354462954998e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"},"manner":"drop"}}767622d8638c8381587ac1a71626089405041dc241e41f0c053dede15280c13d',141600312);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',20,1.7949415354462954998e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":6,"hands":[[1,[12],"drop"]],"lying":[16,7,15,13],"stacks":[]}}}fd6e25b8afc5bff071d3be0d77f1fa68e676e195a6d4557cf16a449402fbbf2f',2939216401);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',21,1.79494153546704912184e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}95a65398f7150d2079f18fb6e675e5ea2084887fa8d47de4f171379d0fe4bd14',4055274353);
INSERT INTO "events" VALUES('nAdmb6OT97ZWRqjG4IkTwg',22,1.79494153546704912184e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":7,"hands":[[0,[6],"drop"]],"lying":[16,7,13],"stacks":[]}}}bf0b2f0e21abaa33166864b17db7cd58408344902ee4ae9be368e1df89a2db03',233142296);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('f684a4fd43491f12c60342792ad793a8','nAdmb6OT97ZWRqjG4IkTwg',1,'strike','',1.79494153515661501881e+09,NULL);
CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT;
INSERT INTO "ledger" VALUES(1,'f684a4fd43491f12c60342792ad793a8','{"game":"f684a4fd43491f12c60342792ad793a8","hash":"050a91483c4990b84d994289902e33e412f4a669a539fe54c02ae8c252e35e62","kind":"commitment","round":1}','2d652461815ca7852c7ad97621c5eeb454c672524adf9303be153be56abcc777');
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','4r8gM5FR6sD-XKqV','7fab4e6cc962cf703e8f22942c48c95b','{"is":"ack","move":"4r8gM5FR6sD-XKqV","version":8}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','5-m5zw-kghLe93yN','d7f38cf835714398f2cc59fdd4f63e1b','{"is":"ack","move":"5-m5zw-kghLe93yN","version":22}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','JU6ikmfQukVcrhxi','01f5b9863bb2c470e08d91cef3be6a75','{"is":"ack","move":"JU6ikmfQukVcrhxi","version":5}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','KFXz2EU5M4-tY3fW','565a55682bafff99704b78742270d7bb','{"is":"ack","move":"KFXz2EU5M4-tY3fW","version":7}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','YLW0akbDmCNPnuhl','c96f9fb755c1a6f96781f0915d63c494','{"is":"ack","move":"YLW0akbDmCNPnuhl","version":12}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','6c8cc0efe7ca30aa','q-Got3FtnEyaDwKF','d414b04ef358d7f282ea838c8ad76658','{"is":"ack","move":"q-Got3FtnEyaDwKF","version":11}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','d9c2f8e2728cf1d3','-vJsZSn4pbrRr-e6','e858c4289d5dc0e202ff4ee62dcebb44','{"is":"ack","move":"-vJsZSn4pbrRr-e6","version":16}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','d9c2f8e2728cf1d3','FiFHJkgjC6YSSyPC','17550582b2f7ed83c3c81672f422ef79','{"is":"ack","move":"FiFHJkgjC6YSSyPC","version":14}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','d9c2f8e2728cf1d3','LefsiY-b4anuP2-9','b9b4a86e643e9796c9b02c048397e610','{"is":"ack","move":"LefsiY-b4anuP2-9","version":18}');
INSERT INTO "moves" VALUES('nAdmb6OT97ZWRqjG4IkTwg','d9c2f8e2728cf1d3','ONpff4Mu4o6awmxb','be142cfde6049433f5cdefd5f822a053','{"is":"ack","move":"ONpff4Mu4o6awmxb","version":20}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('6c8cc0efe7ca30aa','Ann','guest',NULL,'en',1.79494153338682055475e+09,1.79494153338682055475e+09);
INSERT INTO "people" VALUES('d9c2f8e2728cf1d3','Robin','bot','6c8cc0efe7ca30aa','en',1.79494153342648839945e+09,1.79494153342648839945e+09);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT;
CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('nAdmb6OT97ZWRqjG4IkTwg',0,'6c8cc0efe7ca30aa');
INSERT INTO "seats" VALUES('nAdmb6OT97ZWRqjG4IkTwg',1,'d9c2f8e2728cf1d3');
CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('f684a4fd43491f12c60342792ad793a8',1,'nAdmb6OT97ZWRqjG4IkTwg','e7165a76:7Bh1fd51SFZMq7V3bHXXrZkbGGcSg+t12ObWuqoPRYPohcsLg/iydzjP1h8Ro9czMaH5QtSzdFT591H3yJ6tSthPzOgnNx0MoX5J/VmT4lIvkNZY6kJd01crVEY=');
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    , label TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'A5384062531830EE5324CFE1BE43B39301AA6F2B6BE956D2FB42C6F2A17D379C','6c8cc0efe7ca30aa','resume',1.79494153570555233954e+09,1.79494153570555233954e+09,'');
INSERT INTO "sessions" VALUES(X'B61CDB98BF6911080D0498F6510C5F47D171C9EB16E5F5B45887E800D7C387B8','6c8cc0efe7ca30aa','cookie',1.79494153338685727121e+09,1.79494153338685727121e+09,'');
INSERT INTO "sessions" VALUES(X'FD056015C8A941BFE1036DFA791B675D68F0D39018754B67BE6830F7483225E3','d9c2f8e2728cf1d3','token',1.7949415334265267849e+09,1.7949415334265267849e+09,'Robin');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('nAdmb6OT97ZWRqjG4IkTwg','playing','public','{"id":"nAdmb6OT97ZWRqjG4IkTwg","name":"Ann","game":"strike","kind":"online","status":"playing","visibility":"public","host":"6c8cc0efe7ca30aa","seats":[{"name":"Ann","person":"6c8cc0efe7ca30aa"},{"name":"Robin","person":"d9c2f8e2728cf1d3","program":true}],"options":{},"first":0,"thrower":"luck","clock":"none"}',1.79494153349637889857e+09,1.79494153515661501881e+09);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX sessions_by_use ON sessions (kind, seen);
CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END;
CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END;
COMMIT;
